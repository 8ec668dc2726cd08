import { serverNow } from '@/shared/lib/serverClock';
import { getRequest } from './addCommonParameters';
import { decodeData } from './decodeData';
import type { Call } from './defineCall';
import { findEarly, isOfNow, takeEarly } from './earlyAnswers';
import { earlyEnvelope } from './earlyEnvelope';
import { failureOf } from './failure';

export interface AtHand<Data> {
  data: Data;
  /** When it came, epoch ms of the server's clock. */
  updatedAt: number;
}

/**
 * The good answer to this read that was asked for early and is already there, decoded; whatever else came of it takes the
 * way of every request. It stays there until somebody takes it.
 */
export function answerAtHand<Payload, Data>(call: Call<Payload, Data>, payload: Payload): AtHand<Data> | undefined {
  if (call.method !== 'GET') return undefined;
  const early = findEarly(getRequest(call.path, payload));
  if (!early?.came || !isOfNow(early)) return undefined;
  const envelope = decodeData(call, earlyEnvelope(early.came));
  if (failureOf(envelope) || envelope.data === null) return undefined;
  return { data: envelope.data, updatedAt: serverNow() - Math.round(performance.now() - early.came.cameAt) };
}

/** Takes it away, so that who asks next gets an answer of then. */
export function takeAtHand<Payload, Data>(call: Call<Payload, Data>, payload: Payload): void {
  takeEarly(getRequest(call.path, payload));
}
