import type { Failure } from '@/request/failure';
import type { DrawOutcome } from './contract';

/**
 * Where a draw stands.
 * asking: sent, no answer yet. spinning: the answer is there, the light runs. shown: the result is on the screen.
 * confirming: the answer was lost, the server is asked for it. unreachable: it could not be asked; the member may ask
 * again. notDrawn: the draw never reached the server, the chance is still there. refused: the server said no.
 */
export type DrawState =
  | { step: 'idle' | 'asking' | 'confirming' | 'unreachable' | 'notDrawn' }
  | { step: 'spinning' | 'shown'; outcome: DrawOutcome }
  | { step: 'refused'; failure: Failure };

export type DrawEvent =
  | { type: 'pressed' | 'lost' | 'unreachable' | 'notDrawn' | 'landed' | 'closed' }
  | { type: 'answered'; outcome: DrawOutcome; isInstant: boolean }
  | { type: 'refused'; failure: Failure };

type Step = DrawState['step'];

/** In which states an event counts. */
const FITS: Readonly<Record<DrawEvent['type'], readonly Step[]>> = {
  pressed: ['idle', 'unreachable', 'notDrawn', 'shown', 'refused'],
  lost: ['idle', 'asking', 'confirming', 'unreachable', 'notDrawn', 'shown', 'refused'],
  answered: ['asking', 'confirming'],
  unreachable: ['asking', 'confirming'],
  notDrawn: ['asking', 'confirming'],
  refused: ['asking', 'confirming'],
  landed: ['spinning'],
  closed: ['idle', 'unreachable', 'notDrawn', 'shown', 'refused'],
};

function enter(state: DrawState, event: DrawEvent): DrawState {
  switch (event.type) {
    case 'pressed':
      return { step: 'asking' };
    case 'lost':
      return { step: 'confirming' };
    case 'answered':
      return { step: event.isInstant ? 'shown' : 'spinning', outcome: event.outcome };
    case 'landed':
      return 'outcome' in state ? { step: 'shown', outcome: state.outcome } : state;
    case 'refused':
      return { step: 'refused', failure: event.failure };
    case 'closed':
      return { step: 'idle' };
    default:
      return { step: event.type };
  }
}

/** The next state. An event that does not fit the present state changes nothing. */
export function reduceDraw(state: DrawState, event: DrawEvent): DrawState {
  return FITS[event.type].includes(state.step) ? enter(state, event) : state;
}

function isWaiting({ step }: DrawState): boolean {
  return step === 'asking' || step === 'confirming';
}

/** A draw is under way: pressing again does nothing. */
export function isDrawing(state: DrawState): boolean {
  return isWaiting(state) || state.step === 'spinning';
}

/** What a screen reader says about the draw; '' while there is nothing to say. */
export function announceDraw(state: DrawState): string {
  switch (state.step) {
    case 'asking':
    case 'spinning':
      return '正在抽奖';
    case 'confirming':
      return '正在确认结果，请稍候';
    case 'unreachable':
      return '结果还没有确认，次数不会重复扣';
    case 'notDrawn':
      return '这次没有抽成，次数还在';
    case 'refused':
      return state.failure.msg;
    case 'shown':
      return state.outcome.won ? `恭喜，您抽中了${state.outcome.name}` : '谢谢参与，这次没有抽中';
    case 'idle':
      return '';
  }
}
