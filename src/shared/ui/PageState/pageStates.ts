import type { ReactNode } from 'react';
import { BAD_INPUT, NOT_FOUND, NOT_YOURS } from '@/shared/config/serverCodes';
import type { SceneName } from '../Scene/scenes';

/** The way out of a state: a link to a screen of ours, or something to do. */
export type StateAction = { text: string } & ({ to: string } | { onClick: () => void; busy?: boolean });

interface Words {
  title?: string;
  text?: ReactNode;
  art?: SceneName;
}

export interface LoadingState {
  state: 'loading';
  /** The grey boxes of the final layout. */
  skeleton: ReactNode;
}

export interface EmptyState extends Words {
  state: 'empty';
  title: string;
  action?: StateAction;
}

export interface ErrorState {
  state: 'error';
  text?: string;
  code: number;
  onRetry: () => void;
}

export interface OfflineState {
  state: 'offline';
  onRetry: () => void;
}

export interface UnauthorisedState {
  state: 'unauthorised';
  /** The member himself has started a login. Without it an answer of the server has, where answers start one. */
  isStarted?: boolean;
  /** Replaces the shell's sign-in. */
  onSignIn?: () => void;
}

/** What is asked for is not there, belongs to another account, or cannot be asked for: asking again does not help. */
export interface AbsentState {
  state: 'absent';
  code: number;
  text: string;
}

export interface ClosedState extends Words {
  state: 'closed';
  reason: 'notStarted' | 'ended' | 'soldOut' | 'notEligible';
  /** Counts down to this moment (epoch ms) when it has not started. */
  startAt?: number | null;
  onStart?: () => void;
  action?: StateAction;
  /** For example the result or the next event. */
  children?: ReactNode;
}

export type AnyPageState =
  | LoadingState
  | EmptyState
  | ErrorState
  | OfflineState
  | UnauthorisedState
  | AbsentState
  | ClosedState;

/** The part of a failed call that a page shows. */
export interface FailureView {
  code: number;
  msg: string;
  kind: 'network' | 'server' | 'malformed' | 'unauthorised' | 'business';
}

/** What the server has said; undefined where nothing came that was meant for the member. */
export const refusalOf = (failure: FailureView | undefined) => (failure?.kind === 'business' ? failure.msg : undefined);

/** The full-page state for a failed first load. */
export function stateOfFailure(
  { code, msg, kind }: FailureView,
  onRetry: () => void,
): ErrorState | OfflineState | UnauthorisedState | AbsentState {
  if (kind === 'unauthorised') return { state: 'unauthorised' };
  if (kind === 'network') return { state: 'offline', onRetry };
  if ([NOT_YOURS, NOT_FOUND, BAD_INPUT].includes(code)) return { state: 'absent', code, text: msg };
  return { state: 'error', code, text: msg, onRetry };
}
