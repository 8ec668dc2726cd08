import { pathOf } from '@/shared/lib/navigation';
import { ownValue } from '@/shared/lib/ownValue';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import type { PointsSummary } from './contract';
import type { LedgerRow } from './ledgerContract';

/** Says whether points of an order came back. */
export function isRefund({ type, bizType }: Pick<LedgerRow, 'type' | 'bizType'>): boolean {
  return type === 'in' && bizType === 'order';
}

/** Points of these came with a reward, whose number the row bears. */
const REWARD_WORDS: Readonly<Record<string, string>> = { lottery: '看奖品', campaign: '看奖励', team: '看奖励' };

/** The order, prize or reward that a row comes from: its screen and the words of the link; undefined when there is none. */
export function originOf({
  type,
  bizType,
  bizNo,
}: Pick<LedgerRow, 'type' | 'bizType' | 'bizNo'>): { path: string; words: string } | undefined {
  if (bizNo === '') return undefined;
  if (bizType === 'order' || bizType === 'orderReward')
    return { path: pathOf('orderDetail', { orderNo: bizNo }), words: '看订单' };
  // Points that a draw took belong to no prize.
  const words = type === 'in' ? ownValue(REWARD_WORDS, bizType) : undefined;
  return words === undefined ? undefined : { path: pathOf('rewardDetail', { rewardId: bizNo }), words };
}

/** When frozen points come back; '' for other rows. */
export function releaseText({ type, releaseAt }: Pick<LedgerRow, 'type' | 'releaseAt'>): string {
  if (type !== 'frozen') return '';
  return releaseAt === null ? '订单完成付款前先冻结' : `没有付款的话，${formatNearDayTime(releaseAt)} 自动退回`;
}

/** Why a balance can be below zero; '' when it is not. */
export function negativeText({ available }: Pick<PointsSummary, 'available'>): string {
  if (available === null || available >= 0) return '';
  return '退货时扣回了已经用掉的积分，所以现在是负数。之后得到的积分会先补上它。';
}
