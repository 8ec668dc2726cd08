import { useLatest } from 'ahooks';
import { useCallback, useMemo, useState } from 'react';
import { readLoginInfo } from '@/session/loginInfo';
import { createClientToken } from '@/shared/lib/clientToken';
import { hideMessage, showFailure, showLongMessage } from '@/shared/ui/toast/toast';
import { noteWritten } from './changes';
import type { Call, CallRole } from './defineCall';
import type { Envelope } from './envelope';
import { type Failure, failureOf, isOutcomeUnknown, refusalWords } from './failure';
import { createIntent, type Intent, type IntentOptions } from './intent';
import { offerLogin, saySigningIn } from './offerLogin';
import { send } from './send';
import { type Lock, useLock } from './useLock';
import { wait } from './wait';

/**
 * done: carried out; `isReplay` when it was carried out before and only its answer had been lost. refused: not carried
 * out. unknown: a call that spends money, points or a chance got no usable answer; ask for its status. ignored: another
 * submission was under way.
 */
export type Outcome<Data> =
  | { kind: 'done'; data: Data; isReplay: boolean }
  | { kind: 'refused'; failure: Failure }
  | { kind: 'unknown'; failure: Failure }
  | { kind: 'ignored' };

type Ended<Data> = Exclude<Outcome<Data>, { kind: 'ignored' }>;

/** The payload without the token, which the hook adds. */
export type SubmitPayload<Payload> = Payload extends object ? Omit<Payload, 'clientToken'> : Payload;

/** What else is known of a submission that is done. */
export interface Told<Payload> {
  payload: SubmitPayload<Payload>;
  /** It was done before, and the member does not know yet: say so instead of announcing it as new. */
  isReplay: boolean;
}

export interface SubmitOptions<Payload, Data> {
  /** Names the thing that the intent is about, for example "order:goods-12"; it then survives a reload and a login. */
  intentKey?: string | ((payload: SubmitPayload<Payload>) => string);
  /**
   * What the member sees when he acts: the server's day, a state, a number of uses that are left. The same payload about
   * something else is another intent. Leave out what changes without him.
   */
  about?: (payload: SubmitPayload<Payload>) => unknown;
  /** Where and how long an open intent is kept. */
  intentOptions?: IntentOptions;
  /** The intent stays open when it is done: the caller ends it once the result has been shown. What was not is asked for later. */
  isOpenUntilSeen?: boolean;
  /** Keeps the loading layer away, because the screen shows its own sign. */
  isQuiet?: boolean;
  /**
   * For what the member has not asked for as such, for example a mark as read: no loading layer, no message, no login,
   * and no lock, so that several run side by side.
   */
  isSilent?: boolean;
  /**
   * Shows the outcome before it is known; called when the submission starts. What it gives takes it back, and is called
   * on every outcome but "done", also when the screen has been left: a mark that was lost does not stay.
   */
  optimistic?: (payload: SubmitPayload<Payload>) => () => void;
  /** Shares the lock of another action. */
  lock?: Lock;
  /**
   * How long to wait before the refused call is sent again with the same token; undefined: it is final. Not once
   * the screen is left.
   */
  repeatAfterMs?: (failure: Failure, repeats: number) => number | undefined;
  onWaiting?: () => void;
  /** This and what follows speak to the member: they are called only while the screen is there. */
  onDone?: (data: Data, told: Told<Payload>) => void;
  /**
   * Asks anew for what the screen shows, which a refusal or an unknown outcome puts in doubt. The message of a refusal then
   * says, where no answer came, that the screen tells what became of it.
   */
  askAnew?: (payload: SubmitPayload<Payload>) => void;
  /**
   * "Not signed in", told at once: while the answer is held back the browser may leave for the login, and nothing else is
   * called. It was not carried out; of a retry, whose first try may have been, nothing is told.
   */
  onSignedOut?: () => void;
  /** Takes the place of `askAnew` and of the message; returning false leaves both as they are. Not for "not signed in". */
  onRefused?: (failure: Failure, told: Pick<Told<Payload>, 'payload'>) => unknown;
  /** Takes the place of `askAnew` and of the message of an unknown outcome. */
  onUnknown?: (failure: Failure, told: Pick<Told<Payload>, 'payload'>) => void;
}

/** Said of an unknown outcome, by whoever has looked for it in vain, too. Another try has the same token. */
export const UNKNOWN_MESSAGE = '结果确认中，可以再试，不会重复';

/** A replay of the very first try is news for the member: his browser has sent it twice over a broken line. */
function outcomeOf<Data>(role: CallRole, envelope: Envelope<Data>, isRetry: boolean): Ended<Data> {
  const failure = failureOf(envelope);
  if (!failure) return { kind: 'done', data: envelope.data as Data, isReplay: envelope.replayed === true && isRetry };
  const isUnknown = role === 'money' && isOutcomeUnknown(failure);
  return { kind: isUnknown ? 'unknown' : 'refused', failure };
}

function reportRefusal<Payload>(
  failure: Failure,
  payload: SubmitPayload<Payload>,
  { askAnew, onRefused }: SubmitOptions<Payload, never>,
): void {
  if (failure.kind === 'unauthorised') {
    void offerLogin();
    return;
  }
  if (onRefused && onRefused(failure, { payload }) !== false) return;
  askAnew?.(payload);
  showFailure(askAnew ? refusalWords(failure) : failure.msg);
}

function report<Payload, Data>(
  outcome: Ended<Data>,
  payload: SubmitPayload<Payload>,
  { isSilent = false, onDone, askAnew, onRefused, onUnknown }: SubmitOptions<Payload, Data>,
): void {
  if (outcome.kind === 'done') {
    // What was said of an earlier try no longer holds.
    if (!isSilent) hideMessage();
    onDone?.(outcome.data, { payload, isReplay: outcome.isReplay });
  } else if (isSilent) return;
  else if (outcome.kind === 'refused') reportRefusal(outcome.failure, payload, { askAnew, onRefused });
  else if (onUnknown) onUnknown(outcome.failure, { payload });
  else {
    askAnew?.(payload);
    // By then the screen may show that it was done.
    showLongMessage(askAnew ? '结果确认中，以页面上的为准，再试不会重复' : UNKNOWN_MESSAGE);
  }
}

/** What nobody has been told of stays open: the same wish again gets the first answer, and no second deed. */
function closeIntent(intent: Intent, token: string, outcome: Ended<unknown>, isTold: boolean): void {
  if (outcome.kind === 'done') {
    if (isTold) intent.end();
  } else if (outcome.failure.kind === 'business') intent.drop(token);
  // The page may have slept meanwhile, and wakes with the promise that another try is the same one.
  else intent.keep(token);
}

/** Gives the intents of a submission: those of its key, or those of this screen. */
function useIntents<Payload, Data>({ intentKey, intentOptions }: SubmitOptions<Payload, Data>) {
  const unnamed = useMemo(() => createIntent(undefined), []);
  const find = (payload: SubmitPayload<Payload>): Intent => {
    const key = typeof intentKey === 'function' ? intentKey(payload) : intentKey;
    return key === undefined ? unnamed : createIntent(key, intentOptions);
  };
  return useLatest(find);
}

/**
 * Writes through one call. The lock is synchronous: any number of taps in one moment send one request. The call carries a
 * clientToken that stays until a final answer (done, or refused by the server), so that the member's own retry is no
 * second order; nothing is sent again by itself. A write goes on when the screen is left, but then tells the member
 * nothing: what `optimistic` has shown is taken back all the same, and what stands there by then is asked for anew.
 * `submit` never rejects.
 */
export function useSubmit<Payload, Data>(call: Call<Payload, Data>, options: SubmitOptions<Payload, Data> = {}) {
  const ownLock = useLock();
  const lock = options.lock ?? ownLock;
  const { run, isMounted } = lock;
  const intents = useIntents(options);
  const latest = useLatest(options);
  const [owner] = useState(() => readLoginInfo().userId);

  const ask = useCallback(
    (content: unknown, isRetry: boolean): Promise<Envelope<Data>> => {
      const { isSilent = false, isQuiet = isSilent } = latest.current;
      const onUnauthorised = () => {
        const { onSignedOut } = latest.current;
        saySigningIn(isRetry);
        if (!isRetry) onSignedOut?.();
      };
      return send(call, content as Payload, {
        loading: !isQuiet,
        mayStartLogin: !isSilent,
        ...(isSilent ? {} : { onUnauthorised }),
      });
    },
    [call],
  );

  const sendOnce = useCallback(
    async (content: unknown, isStillHere: () => boolean, isRetry: boolean): Promise<Envelope<Data>> => {
      for (let repeats = 0; ; repeats += 1) {
        const envelope = await ask(content, isRetry);
        const { repeatAfterMs, onWaiting } = latest.current;
        const failure = failureOf(envelope);
        const delayMs = failure && isStillHere() ? repeatAfterMs?.(failure, repeats) : undefined;
        if (delayMs === undefined) return envelope;
        onWaiting?.();
        await wait(delayMs);
        if (!isStillHere()) return envelope;
      }
    },
    [ask],
  );

  const submit = useCallback(
    async (payload: SubmitPayload<Payload>): Promise<Outcome<Data>> => {
      // What its member wanted is not to be done for who is here by now.
      if (owner !== '' && owner !== readLoginInfo().userId) return { kind: 'ignored' };
      let isShown = false;
      const work = async (isMine: () => boolean) => {
        const isStillHere = () => isMine() && isMounted();
        const { optimistic, about: aboutOf, isOpenUntilSeen } = latest.current;
        const intent = intents.current(payload);
        const takeBack = optimistic?.(payload);
        // Each tap on a switch is an intent of its own: an open one would get the answer of then, also after it was set back
        // elsewhere.
        const about = call.role === 'setting' ? createClientToken() : aboutOf?.(payload);
        const isRetry = intent.isOpen(payload, about);
        const clientToken = intent.open(payload, about);
        const envelope = await sendOnce({ ...(payload as object), clientToken }, isStillHere, isRetry);
        const ended = outcomeOf(call.role, envelope, isRetry);
        isShown = isStillHere();
        if (ended.kind !== 'done') takeBack?.();
        closeIntent(intent, clientToken, ended, isShown && !isOpenUntilSeen);
        if (!isMounted()) noteWritten(true);
        return ended;
      };
      const outcome = await (latest.current.isSilent ? work(() => true) : run(work));
      if (!outcome) return { kind: 'ignored' };
      if (isShown) report(outcome, payload, latest.current);
      return outcome;
    },
    [call, run, isMounted, intents, sendOnce, owner],
  );

  return { submit, isBusy: lock.isBusy };
}
