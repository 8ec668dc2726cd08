import type { Operate } from '../../../src/shared/lib/schema';
import { leadTo } from '../leadTo';
import { waitOf } from './limits';
import type { RewardRow } from './types';

function act(key: string, text: string): Operate {
  return { key, text, enabled: true };
}

function forDone(row: RewardRow): Operate[] {
  if (row.couponId) return [leadTo('coupon', '查看卡券', `/coupon-list?id=${row.couponId}`)];
  if (row.type === 'points') return [leadTo('points', '查看积分', '/schedule/record')];
  if (row.rightId) return [leadTo('right', '查看权益', `/equity?rightId=${row.rightId}`)];
  return row.express ? [act('express', '查看物流')] : [];
}

/** The buttons of a reward, the most useful one first. */
export function operateOf(row: RewardRow): Operate[] {
  switch (row.status) {
    case 'claim':
      return [act('address', '填写地址'), ...reminderOf(row)];
    case 'processing':
      return [
        {
          key: 'wait',
          text: '发放中',
          enabled: false,
          reasonText: waitOf(row),
        },
      ];
    case 'toShip':
      return [act('editAddress', '修改地址')];
    case 'shipped':
      return [act('confirm', '确认收货'), act('express', '查看物流')];
    case 'failed':
      return [act('reissue', '重新发放'), ...appealOf(row)];
    case 'done':
      return forDone(row);
    default:
      return [act('delete', '删除'), ...appealOf(row)];
  }
}

function reminderOf({ claimBefore, isReminded }: RewardRow): Operate[] {
  if (claimBefore === null) return [];
  return [isReminded ? act('remindOff', '取消提醒') : act('remindOn', '提醒我')];
}

function appealOf(row: RewardRow): Operate[] {
  if (row.appealId) return [{ key: 'appeal', text: '申诉', enabled: false, reasonText: '已申诉，客服会联系您' }];
  return [act('appeal', '申诉')];
}
