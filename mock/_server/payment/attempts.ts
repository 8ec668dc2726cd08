import { defineStore } from '../state';
import type { Payable } from './registry';

export type PayStatus = -2 | -1 | 0 | 1 | 2;

interface Attempt {
  channel: string;
  prepayId: string;
  /** Why the wallet could not do it; '' while it has not said so. */
  failReason: string;
  /** The wording of the payment terms that was agreed to; '' where no payment was launched. */
  consentVersion: string;
}

const store = defineStore('pay-attempts', () => ({ byOrder: new Map<string, Attempt>() }));

export function attemptOf(orderNo: string): Attempt | undefined {
  return store().byOrder.get(orderNo);
}

export function noteAttempt(orderNo: string, attempt: Attempt): void {
  store().byOrder.set(orderNo, attempt);
}

export function failAttempt(orderNo: string, failReason: string): void {
  const attempt = attemptOf(orderNo) ?? { channel: 'wechat', prepayId: '', failReason: '', consentVersion: '' };
  noteAttempt(orderNo, { ...attempt, failReason });
}

/** -2 closed, -1 failed, 0 waiting, 1 paid, 2 the money is on its way. */
export function payStatusOf(orderNo: string, payable: Payable): PayStatus {
  if (payable.state === 'paid') return 1;
  if (payable.state === 'closed') return -2;
  if (payable.isProcessing) return 2;
  return (attemptOf(orderNo)?.failReason ?? '') === '' ? 0 : -1;
}

/** Why it failed or was closed, as the answer carries it. */
export function failReasonOf(orderNo: string, payable: Payable): { failReason?: string } {
  const status = payStatusOf(orderNo, payable);
  if (status === -2 && payable.closedReason !== '') return { failReason: payable.closedReason };
  return status === -1 ? { failReason: attemptOf(orderNo)?.failReason ?? '' } : {};
}
