import { Component, type ReactNode } from 'react';
import { tellProblem } from '@/request/problems';
import { renewFailedParts } from '@/shared/lib/lazyPart';

interface Props {
  /** A new value means a new page: the boundary starts afresh. */
  resetKey?: string;
  /** Shown in place of what failed; `renew` tries it once more. */
  fallback: (error: unknown, renew: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Keeps a failing screen from blanking the app, tells of the failure, and lets the next screen start afresh. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null;
    return { error: undefined, hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    tellProblem('render', error);
    renewFailedParts();
  }

  private readonly renew = (): void => this.setState({ error: undefined, hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.state.error, this.renew) : this.props.children;
  }
}
