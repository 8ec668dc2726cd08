import { pathOf } from '@/shared/lib/navigation';
import { formatChineseDayTime } from '@/shared/lib/timeFormat';
import type { LedgerRow, PointsSummary } from './contract';

/** Says whether points of an order came back. */
export function isRefund({ type, bizType }: Pick<LedgerRow, 'type' | 'bizType'>): boolean {
  return type === 'in' && bizType === 'order';
}

/** The screen of the order that a row belongs to; undefined when it belongs to none. */
export function orderPathOf({ bizType, bizNo }: Pick<LedgerRow, 'bizType' | 'bizNo'>): string | undefined {
  return bizType === 'order' && bizNo !== '' ? pathOf('orderDetail', { orderNo: bizNo }) : undefined;
}

/** When frozen points come back; '' for other rows. */
export function releaseText({ type, releaseAt }: Pick<LedgerRow, 'type' | 'releaseAt'>): string {
  if (type !== 'frozen') return '';
  return releaseAt === null ? '订单完成付款前先冻结' : `没有付款的话，${formatChineseDayTime(releaseAt)} 自动退回`;
}

/** Why a balance can be below zero; '' when it is not. */
export function negativeText({ available }: Pick<PointsSummary, 'available'>): string {
  if (available === null || available >= 0) return '';
  return '退货时扣回了已经用掉的积分，所以现在是负数。之后得到的积分会先补上它。';
}
