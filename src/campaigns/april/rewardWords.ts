import type { TeamReward } from '@/features/team';
import { formatDeadline } from '@/shared/lib/timeFormat';

const TAGS: Readonly<Record<TeamReward['status'], string>> = {
  processing: '发放中',
  claim: '待填写地址',
  toShip: '待发货',
  shipped: '已发货',
  done: '已收到',
  issued: '已到账',
  failed: '没有发成',
  expired: '已过期',
};

export function tagOf({ status }: TeamReward): string {
  return TAGS[status];
}

const NOTES: Readonly<Record<string, string>> = { coupon: '到院出示券码', points: '已存入积分' };

const PARCEL_NOTES: Readonly<Partial<Record<TeamReward['status'], string>>> = {
  toShip: '地址已填好',
  shipped: '在路上了',
  done: '已按地址寄到',
};

/** One line on what there is to do or to wait for. */
export function noteOfReward({ status, type, claimBefore, reasonText }: TeamReward): string {
  if (status === 'processing') return reasonText === undefined ? '奖励发放中' : `奖励发放中，${reasonText}`;
  if (status === 'claim') return claimBefore === null ? '请填写收货地址' : `${formatDeadline(claimBefore)} 前填好`;
  const parcel = PARCEL_NOTES[status];
  if (parcel !== undefined) return parcel;
  if (status === 'issued') return NOTES[type] ?? '已经发放';
  return reasonText ?? (status === 'failed' ? '发放没有成功，请联系客服' : '没有在期限内领取');
}

/** Which of the three further steps is next: 0 to claim, 1 to use it, 2 to look at the records. */
export function stepOf(rewards: readonly TeamReward[]): 0 | 1 | 2 {
  if (rewards.some(({ status }) => status === 'processing' || status === 'claim' || status === 'failed')) return 0;
  return rewards.some(({ couponId }) => couponId !== undefined) ? 1 : 2;
}
