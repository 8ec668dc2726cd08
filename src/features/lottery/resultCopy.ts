import { pathOf } from '@/shared/lib/navigation';
import { formatDeadline } from '@/shared/lib/timeFormat';
import type { DrawOutcome } from './contract';

/** What a result says and where its button leads. */
export interface ResultCopy {
  title: string;
  text: string;
  action?: { text: string; route: string };
}

/** The words of a draw's outcome. A loss is said kindly and is no failure; chances that are left are named while they can be used. */
export function describeOutcome(
  { won, type, recordId, couponId, rightId, claimBefore, remaining }: DrawOutcome,
  isClosed = false,
): ResultCopy {
  if (!won) {
    const more = isClosed ? '' : `，还可以再抽 ${remaining} 次`;
    return { title: '谢谢参与', text: `这次没有抽中${remaining > 0 ? more : '，次数用完了'}` };
  }
  const title = '恭喜，抽中了';
  const detail = pathOf('rewardDetail', { rewardId: recordId });
  switch (type) {
    case 'points':
      return { title, text: '积分已到账', action: { text: '查看积分', route: pathOf('record') } };
    case 'coupon':
      return {
        title,
        text: '已放入您的卡券',
        action: { text: '查看卡券', route: pathOf('couponList', { id: couponId }) },
      };
    case 'goods':
      return { title, text: claimBefore ? `请在 ${formatDeadline(claimBefore)} 前填写地址` : '请填写收货地址' };
    case 'right': {
      const route = rightId ? pathOf('equity', { rightId }) : detail;
      return { title, text: '已放入您的权益', action: { text: '查看权益', route } };
    }
    default:
      return { title, text: '已放入您的奖品', action: { text: '查看奖品', route: detail } };
  }
}
