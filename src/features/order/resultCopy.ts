import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatNearDay } from '@/shared/lib/timeFormat';
import type { RESULTS } from './createContract';
import type { Delivery, Returned } from './orderSchemas';

export type ResultStatus = (typeof RESULTS)[number];

interface HeadCopy {
  readonly title: string;
  readonly text: string;
}

const HEADS: Readonly<Record<ResultStatus, HeadCopy>> = {
  waiting: { title: '等待付款', text: '订单已经留好，付款后就为您安排。' },
  processing: { title: '结果确认中', text: '请不要重复下单。' },
  success: { title: '兑换成功', text: '' },
  partly: { title: '部分已到账', text: '电子商品已经到账，实物正在准备。' },
  failed: { title: '兑换没有成功', text: '' },
};

interface ResultFacts {
  status: ResultStatus;
  /** The server's word on a failure. */
  reasonText?: string | undefined;
  /** How long the confirmation of a payment takes at most; 0 where it is not known. */
  confirmMinutes: number;
}

/** What the result says first. */
export function headOf({ status, reasonText, confirmMinutes }: ResultFacts): HeadCopy {
  const head = HEADS[status];
  if (status === 'processing' && confirmMinutes > 0)
    return { ...head, text: `正在确认付款，最长 ${confirmMinutes} 分钟有结果，${head.text}` };
  return status === 'failed' && reasonText ? { ...head, text: reasonText } : head;
}

const NEXT: Readonly<Record<Delivery, string>> = {
  express: '发货后可以在订单里看物流。',
  pickup: '请到所选门店，出示订单里的自提码领取。',
  virtual: '已经放入您的账户，现在就可以用。',
};

/** The word before the sum: what was paid, what is to be paid, what would have been. */
export function sumWordOf(status: ResultStatus): string {
  if (status === 'failed') return '原应付';
  return status === 'waiting' || status === 'processing' ? '应付' : '实付';
}

interface NextFacts {
  status: ResultStatus;
  deliverType: Delivery;
  shipBy: number | null;
  /** The order has moved on, and the server's word on it. */
  stage?: string | undefined;
  tip?: string | undefined;
}

/** What happens after a successful order, or how far an older one has come; '' while there is nothing to say. */
export function describeNext({ status, deliverType, shipBy, stage, tip = '' }: NextFacts): string {
  if (status !== 'success' && status !== 'partly') return '';
  if (stage !== undefined) return tip;
  return (shipBy === null ? '' : `预计 ${formatNearDay(shipBy, '前发货')}，`) + NEXT[deliverType];
}

/** What comes back after a failure: "800 积分、1 张优惠券已退回，¥9.90 原路退回", as money takes its time; '' when nothing does. */
export function describeReturned(returned: Returned | undefined): string {
  if (!returned) return '';
  const { points, cash, couponIds } = returned;
  const parts = [
    ...(points !== null && points > 0 ? [`${formatPoints(points)} 积分`] : []),
    ...(couponIds.length > 0 ? [`${couponIds.length} 张优惠券`] : []),
  ];
  const back = parts.length === 0 ? '' : `${parts.join('、')}已退回`;
  const money = cash !== null && cash > 0 ? `${formatYuan(cash)} 原路退回` : '';
  return [back, money].filter((part) => part !== '').join('，');
}

/** Says whether the server is still working on it and is to be asked again. */
export function isUnsettled(status: ResultStatus | undefined): boolean {
  return status === 'processing';
}
