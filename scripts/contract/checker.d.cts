interface Checker {
  /** What does not fit in an answer, each with the path of its field; undefined when it keeps the contract. */
  answer: (route: string, envelope: unknown) => string | undefined;
}

export function loadChecker(): Checker;
