import { useCallback, useEffect, useReducer, useRef } from 'react';
import { failureOf, isOutcomeUnknown } from '@/request/failure';
import { send } from '@/request/send';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { confirmDraw } from './confirmDraw';
import { type DrawOutcome, draw } from './contract';
import { closeReceipt, openReceipt, readReceipt } from './drawReceipt';
import { type DrawState, isDrawing, reduceDraw } from './drawState';

interface DrawOptions {
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

/**
 * One draw from the press to its result. The lock is a ref, so that taps within one tick count once. An answer that is
 * lost on the way is asked for by its clientToken, also after a reload; nothing is drawn a second time unseen.
 */
export function useDraw({ lotteryId, drawUserId, isInstant, onChanged }: DrawOptions): Draw {
  const [state, dispatch] = useReducer(reduceDraw, { step: 'idle' });
  const isLocked = useRef(false);
  const latest = useRef({ isInstant, onChanged });
  latest.current = { isInstant, onChanged };
  const controller = useRef(new AbortController());

  const showOutcome = useCallback((outcome: DrawOutcome, canSpin: boolean) => {
    closeReceipt();
    const shouldSkip = latest.current.isInstant || !canSpin;
    dispatch({ type: 'answered', outcome, isInstant: shouldSkip });
    if (shouldSkip) latest.current.onChanged();
  }, []);

  const confirm = useCallback(
    async (clientToken: string) => {
      dispatch({ type: 'lost' });
      const result = await confirmDraw(clientToken, controller.current.signal);
      if (typeof result === 'object') return showOutcome(result.found, false);
      dispatch({ type: result });
      if (result === 'notDrawn') latest.current.onChanged();
      return undefined;
    },
    [showOutcome],
  );

  const ask = useCallback(async () => {
    if (drawUserId === undefined) return undefined;
    dispatch({ type: 'pressed' });
    const clientToken = openReceipt();
    const payload = { activityId: ACTIVITY_ID, lotteryId, drawUserId, clientToken };
    const envelope = await send(draw, payload, { signal: controller.current.signal, loading: false });
    if (envelope.data) return showOutcome(envelope.data, true);
    const failure = failureOf(envelope);
    if (!failure || isOutcomeUnknown(failure)) return confirm(clientToken);
    closeReceipt();
    dispatch({ type: 'refused', failure });
    latest.current.onChanged();
    return undefined;
  }, [lotteryId, drawUserId, showOutcome, confirm]);

  const runLocked = useCallback((action: () => Promise<void>) => {
    if (isLocked.current) return;
    isLocked.current = true;
    action()
      // The only rejection is the leaving of the screen; the receipt stays for the next visit.
      .catch(() => undefined)
      .finally(() => {
        isLocked.current = false;
      });
  }, []);

  useEffect(() => {
    controller.current = new AbortController();
    const { current } = controller;
    const clientToken = readReceipt();
    if (clientToken !== undefined && drawUserId !== undefined) runLocked(() => confirm(clientToken));
    return () => current.abort();
  }, [drawUserId, confirm, runLocked]);

  const land = useCallback(() => {
    dispatch({ type: 'landed' });
    latest.current.onChanged();
  }, []);

  return {
    state,
    drawNow: () => {
      if (!isDrawing(state)) runLocked(ask);
    },
    askAgain: () => {
      const clientToken = readReceipt();
      if (clientToken !== undefined) runLocked(() => confirm(clientToken));
    },
    land,
    close: () => dispatch({ type: 'closed' }),
  };
}
