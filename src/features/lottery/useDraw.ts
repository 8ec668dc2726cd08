import { useLatest } from 'ahooks';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { onPageReturn } from '@/bridge/pageReturn';
import { failureOf, isOutcomeUnknown } from '@/request/failure';
import { createIntent } from '@/request/intent';
import { send } from '@/request/send';
import { useLock } from '@/request/useLock';
import { useSubmit } from '@/request/useSubmit';
import { wait } from '@/request/wait';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { useWhenOnline } from '@/shared/lib/online';
import { type DrawOutcome, draw, getDrawResult } from './contract';
import { type DrawState, isDrawing, reduceDraw } from './drawState';
import { drawIntent } from './intents';

interface DrawOptions {
  activityId: number;
  lotteryId: string;
  drawUserId: string | undefined;
  /** Show the result without the run of the light. */
  isInstant: boolean;
  /** Called when chances, prizes and winners may have changed. */
  onChanged: () => void;
}

interface Draw {
  state: DrawState;
  drawNow: () => void;
  /** Asks again what became of a draw without an answer. */
  askAgain: () => void;
  land: () => void;
  close: () => void;
}

/** Waits between the questions, in ms. */
const PAUSES_MS = [0, 1000, 2000, 4000];

type Confirmation = { found: DrawOutcome } | 'notDrawn' | 'unreachable';

/**
 * Asks what became of a draw, a few times. Reads only: it can never use a chance. Rejects with AbortError when `signal`
 * aborts.
 */
async function confirmDraw(clientToken: string, signal: AbortSignal): Promise<Confirmation> {
  for (const pauseMs of PAUSES_MS) {
    await wait(pauseMs, signal);
    const envelope = await send(getDrawResult, { clientToken }, { signal, loading: false });
    // The draw has never arrived.
    if (envelope.code === NOT_FOUND) return 'notDrawn';
    if (envelope.data && 'recordId' in envelope.data) return { found: envelope.data };
    const failure = failureOf(envelope);
    if (failure && !isOutcomeUnknown(failure)) return 'unreachable';
  }
  return 'unreachable';
}

/**
 * One draw from the press to its result. An answer that is lost on the way is asked for by its clientToken, also after
 * a reload or when the page was closed; nothing is drawn a second time unseen.
 */
export function useDraw({ activityId, lotteryId, drawUserId, isInstant, onChanged }: DrawOptions): Draw {
  const [state, dispatch] = useReducer(reduceDraw, { step: 'idle' });
  const intent = useMemo(() => drawIntent(lotteryId), [lotteryId]);
  const receipt = useMemo(() => createIntent(intent.intentKey, intent.intentOptions), [intent]);
  const lock = useLock();
  const latest = useLatest({ isInstant, onChanged, step: state.step });
  const controller = useRef(new AbortController());

  /** The result is in sight: its receipt has served. */
  const noteShown = useCallback(() => {
    receipt.end();
    latest.current.onChanged();
  }, [receipt]);

  const showOutcome = useCallback(
    (outcome: DrawOutcome, canSpin: boolean) => {
      const shouldSkip = latest.current.isInstant || !canSpin;
      dispatch({ type: 'answered', outcome, isInstant: shouldSkip });
      if (shouldSkip) noteShown();
    },
    [noteShown],
  );

  const conclude = useCallback(
    (result: Confirmation) => {
      if (typeof result === 'object') {
        showOutcome(result.found, false);
        return;
      }
      dispatch({ type: result });
      if (result !== 'notDrawn') return;
      receipt.rest();
      latest.current.onChanged();
    },
    [receipt, showOutcome],
  );

  /** Reads only; it has the lock of the draws, so that nothing is drawn meanwhile. */
  const confirm = useCallback(() => {
    // While the light runs the answer is there already.
    const clientToken = latest.current.step === 'spinning' ? undefined : receipt.pending();
    if (clientToken === undefined) return;
    void lock.run(async () => {
      dispatch({ type: 'lost' });
      const { signal } = controller.current;
      // The only rejection is the leaving of the screen.
      const result = await confirmDraw(clientToken, signal).catch(() => undefined);
      if (result !== undefined && !signal.aborted) conclude(result);
    });
  }, [receipt, lock, conclude]);

  const { submit } = useSubmit(draw, {
    ...intent,
    isQuiet: true,
    lock,
    onDone: (outcome) => showOutcome(outcome, true),
    // Said on the board.
    onRefused: () => undefined,
    onUnknown: confirm,
    // Nothing was drawn: after the login there is nothing to ask for.
    onSignedOut: () => receipt.rest(),
  });

  const canResume = drawUserId !== undefined;
  const resume = useLatest(confirm);
  useEffect(() => {
    controller.current = new AbortController();
    const { current } = controller;
    if (canResume) resume.current();
    return () => current.abort();
  }, [canResume]);

  // A page that was frozen has lost its answer.
  useEffect(() => onPageReturn(() => resume.current()), []);

  useWhenOnline(state.step === 'unreachable', confirm);

  const land = useCallback(() => {
    dispatch({ type: 'landed' });
    noteShown();
  }, [noteShown]);

  const press = async (userId: string) => {
    dispatch({ type: 'pressed' });
    const outcome = await submit({ activityId, lotteryId, drawUserId: userId });
    if (outcome.kind !== 'refused') return;
    dispatch({ type: 'refused', failure: outcome.failure });
    latest.current.onChanged();
  };

  return {
    state,
    drawNow: () => {
      if (!isDrawing(state) && drawUserId !== undefined && !lock.isBusy) void press(drawUserId);
    },
    askAgain: confirm,
    land,
    close: () => dispatch({ type: 'closed' }),
  };
}
