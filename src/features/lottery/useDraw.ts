import { useCallback, useEffect, useReducer, useRef } from 'react';
import { failureOf, isOutcomeUnknown } from '@/request/failure';
import { send } from '@/request/send';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { confirmDraw } from './confirmDraw';
import { type DrawOutcome, draw } from './contract';
import { closeReceipt, nameOwner, noteNotArrived, openReceipt, readReceipt } from './drawReceipt';
import { type DrawState, isDrawing, reduceDraw } from './drawState';
import { useLock } from './useLock';

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
 * One draw from the press to its result. An answer that is lost on the way is asked for by its clientToken, also after
 * a reload or when the page was closed; nothing is drawn a second time unseen.
 */
export function useDraw({ lotteryId, drawUserId, isInstant, onChanged }: DrawOptions): Draw {
  const [state, dispatch] = useReducer(reduceDraw, { step: 'idle' });
  const runLocked = useLock();
  const latest = useRef({ isInstant, onChanged });
  latest.current = { isInstant, onChanged };
  const controller = useRef(new AbortController());
  const owner = drawUserId === undefined ? undefined : nameOwner(lotteryId, drawUserId);

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
      if (result === 'notDrawn' && owner !== undefined) noteNotArrived(owner);
      dispatch({ type: result });
      if (result === 'notDrawn') latest.current.onChanged();
      return undefined;
    },
    [owner, showOutcome],
  );

  const ask = useCallback(async () => {
    if (drawUserId === undefined || owner === undefined) return undefined;
    dispatch({ type: 'pressed' });
    const clientToken = openReceipt(owner);
    const payload = { activityId: ACTIVITY_ID, lotteryId, drawUserId, clientToken };
    const envelope = await send(draw, payload, { signal: controller.current.signal, loading: false });
    if (envelope.data) return showOutcome(envelope.data, true);
    const failure = failureOf(envelope);
    if (!failure || isOutcomeUnknown(failure)) return confirm(clientToken);
    closeReceipt();
    dispatch({ type: 'refused', failure });
    latest.current.onChanged();
    return undefined;
  }, [lotteryId, drawUserId, owner, showOutcome, confirm]);

  const resume = useCallback(() => {
    const receipt = owner === undefined ? undefined : readReceipt(owner);
    if (receipt && !receipt.hasNotArrived) runLocked(() => confirm(receipt.clientToken));
  }, [owner, confirm, runLocked]);

  useEffect(() => {
    controller.current = new AbortController();
    const { current } = controller;
    resume();
    return () => current.abort();
  }, [resume]);

  const isUnreachable = state.step === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return undefined;
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [isUnreachable, resume]);

  const land = useCallback(() => {
    dispatch({ type: 'landed' });
    latest.current.onChanged();
  }, []);

  return {
    state,
    drawNow: () => {
      if (!isDrawing(state)) runLocked(ask);
    },
    askAgain: resume,
    land,
    close: () => dispatch({ type: 'closed' }),
  };
}
