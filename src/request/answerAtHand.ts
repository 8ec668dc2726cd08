import { getRequest } from './addCommonParameters';
import { decodeData } from './decodeData';
import type { Call } from './defineCall';
import { findEarly, isOfNow, takeEarly } from './earlyAnswers';
import { earlyEnvelope } from './earlyEnvelope';
import { failureOf } from './failure';

/**
 * The good answer to this read that was asked for early and is already there, decoded; whatever else came of it takes the
 * way of every request. It stays there until somebody takes it.
 */
export function answerAtHand<Payload, Data>(call: Call<Payload, Data>, payload: Payload): Data | undefined {
  if (call.method !== 'GET') return undefined;
  const early = findEarly(getRequest(call.path, payload));
  if (!early?.came || !isOfNow(early)) return undefined;
  const envelope = decodeData(call, earlyEnvelope(early.came));
  return failureOf(envelope) ? undefined : (envelope.data ?? undefined);
}

/** Takes it away, so that who asks next gets an answer of then. */
export function takeAtHand<Payload, Data>(call: Call<Payload, Data>, payload: Payload): void {
  takeEarly(getRequest(call.path, payload));
}
