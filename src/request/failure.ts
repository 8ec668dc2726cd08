import { isOffline } from '@/shared/lib/online';
import type { Envelope, FailureKind } from './envelope';

/** A failed request in the words that a screen shows. */
export interface Failure {
  code: number;
  msg: string;
  kind: FailureKind;
  /** What the server sent along with a refusal (for example a new price preview); not decoded. */
  data: unknown;
  /** HTTP status of a failure of kind server or network. */
  status?: number;
}

const MESSAGE_LIMIT = 200;
const DEFAULT_MESSAGES: Partial<Record<FailureKind, string>> = {
  network: '请求失败，请检查网络',
  unauthorised: '请先登录',
};
const DEFAULT_MESSAGE = '操作没有成功，请稍后再试';

function messageOf({ kind, msg }: Envelope<unknown>): string {
  if (kind === 'network' || (kind === 'unauthorised' && msg === 'unauthorized')) return DEFAULT_MESSAGES[kind] ?? '';
  const text = msg.trim().slice(0, MESSAGE_LIMIT);
  return text !== '' ? text : ((kind && DEFAULT_MESSAGES[kind]) ?? DEFAULT_MESSAGE);
}

/** The failure of an envelope; undefined when its code is 0. A network failure keeps code 1000. Source: spec §8. */
export function failureOf(envelope: Envelope<unknown>): Failure | undefined {
  if (envelope.code === 0) return undefined;
  const { code, kind = 'business', detail = null, status } = envelope;
  return { code, msg: messageOf(envelope), kind, data: detail, ...(status === undefined ? {} : { status }) };
}

/**
 * Says whether the server may have carried out a write although no usable answer came: network failure, time-out, a
 * status that is no clear refusal, a malformed answer.
 */
export function isOutcomeUnknown({ kind, status = 0 }: Failure): boolean {
  if (kind === 'network' || kind === 'malformed') return true;
  const isRefusal = status >= 400 && status <= 499 && status !== 408;
  return kind === 'server' && !isRefusal;
}

/**
 * Why a write was refused; when nobody knows whether it was, what to do: to look at the screen, which asks anew, if the
 * caller does not say otherwise. Not without a network.
 */
export function refusalWords(failure: Failure, advice = '请看页面上的最新状态'): string {
  return isOutcomeUnknown(failure) && !isOffline() ? `没有收到结果，${advice}` : failure.msg;
}
