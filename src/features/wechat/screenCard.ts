/** What the share menu of a screen sends, in the screen's own words; nothing personal. What is left out stands in the share table. */
export interface ScreenCard {
  title?: string | undefined;
  text?: string | undefined;
  /** Router path of what is shared: the screen itself, or what it sends others to. */
  path: string;
  /** A picture as the server names it; one that cannot be used is left out. */
  picture?: string | undefined;
}

let named: { pathname: string; card: ScreenCard } | undefined;
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of [...listeners]) listener();
}

/** A screen names its card. Returns what takes it back. */
export function nameCard(pathname: string, card: ScreenCard): () => void {
  const own = { pathname, card };
  named = own;
  announce();
  return () => {
    if (named !== own) return;
    named = undefined;
    announce();
  };
}

/** The card that the screen at this address has named. */
export function cardNamedAt(pathname: string): ScreenCard | undefined {
  return named?.pathname === pathname ? named.card : undefined;
}

/** Calls `listener` whenever a screen names its card or takes it back; returns what ends it. */
export function onCardNamed(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
