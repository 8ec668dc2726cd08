/** uncaught: an error nobody handled. render: a screen broke. chunk: code did not come. contract: an unusable answer. */
export type ProblemKind = 'uncaught' | 'render' | 'chunk' | 'contract';

type Listener = (kind: ProblemKind, error: unknown) => void;

let listener: Listener | undefined;

/** Names who reports problems to the server; nobody does before. */
export function onProblem(next: Listener | undefined): void {
  listener = next;
}

/** Tells what went wrong. Shows nothing and never throws. */
export function tellProblem(kind: ProblemKind, error: unknown): void {
  listener?.(kind, error);
}
