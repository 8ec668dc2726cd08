import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showFailure, showLongMessage } from '@/shared/ui/toast';
import type { Call, CallRole } from './defineCall';
import type { Envelope } from './envelope';
import { type Failure, failureOf, isOutcomeUnknown } from './failure';
import { createIntent } from './intent';
import { send } from './send';

/**
 * done: carried out. refused: not carried out. unknown: a call that spends money, points or a chance got no usable
 * answer; ask for its status. ignored: another submission was under way.
 */
export type Outcome<Data> =
  | { kind: 'done'; data: Data }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'unknown'; failure: Failure }
  | { kind: 'ignored' };

export interface SubmitOptions<Data> {
  /** Names the intent, for example "order:goods-12"; its token survives a reload and a login in between. */
  intentKey?: string;
  onDone?: (data: Data) => void;
  /** Replaces the message of a refusal; returning false shows the message all the same. */
  onRefused?: (failure: Failure) => unknown;
  /** Replaces the message of an unknown outcome. */
  onUnknown?: (failure: Failure) => void;
}

/** The payload without the token, which the hook adds. */
export type SubmitPayload<Payload> = Payload extends object ? Omit<Payload, 'clientToken'> : Payload;

const UNKNOWN_MESSAGE = '结果确认中，请稍后查看，不要重复提交';

function outcomeOf<Data>(role: CallRole, envelope: Envelope<Data>): Outcome<Data> {
  const failure = failureOf(envelope);
  if (!failure) return { kind: 'done', data: envelope.data as Data };
  const isUnknown = role === 'money' && isOutcomeUnknown(failure);
  return { kind: isUnknown ? 'unknown' : 'refused', failure };
}

function isFinal<Data>(outcome: Outcome<Data>): boolean {
  return outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.failure.kind === 'business');
}

function report<Data>(outcome: Outcome<Data>, { onDone, onRefused, onUnknown }: SubmitOptions<Data>): void {
  if (outcome.kind === 'done') onDone?.(outcome.data);
  if (outcome.kind === 'refused' && (!onRefused || onRefused(outcome.failure) === false))
    showFailure(outcome.failure.msg);
  if (outcome.kind !== 'unknown') return;
  if (onUnknown) onUnknown(outcome.failure);
  else showLongMessage(UNKNOWN_MESSAGE);
}

/**
 * Writes through one call. The lock is synchronous: any number of taps in one moment send one request. The call carries a
 * clientToken that stays until a final answer (done, or refused by the server), so that the member's own retry is no
 * second order; nothing is sent again by itself. A write goes on when the screen is left, but then reports nothing.
 * `submit` never rejects.
 */
export function useSubmit<Payload, Data>(call: Call<Payload, Data>, options: SubmitOptions<Data> = {}) {
  const { intentKey } = options;
  const intent = useMemo(() => createIntent(intentKey), [intentKey]);
  const [isBusy, setIsBusy] = useState(false);
  const lock = useRef<symbol>(undefined);
  const isMounted = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  const release = useCallback(() => {
    lock.current = undefined;
    if (isMounted.current) setIsBusy(false);
  }, []);

  useEffect(() => {
    isMounted.current = true;
    // A page from the browser's page cache has lost its requests.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) release();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      isMounted.current = false;
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [release]);

  const submit = useCallback(
    async (payload: SubmitPayload<Payload>): Promise<Outcome<Data>> => {
      if (lock.current) return { kind: 'ignored' };
      const own = Symbol('submission');
      lock.current = own;
      setIsBusy(true);
      const content = { ...(payload as object), clientToken: intent.tokenFor(payload) };
      const outcome = outcomeOf(call.role, await send(call, content as unknown as Payload));
      if (isFinal(outcome)) intent.finish();
      if (lock.current === own) {
        release();
        if (isMounted.current) report(outcome, latest.current);
      }
      return outcome;
    },
    [call, intent, release],
  );

  return { submit, isBusy };
}
