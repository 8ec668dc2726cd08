import type { ReactElement } from 'react';

/** What React's `lazy` makes. It has no public way to be asked for its code before it is drawn. */
interface Lazy {
  readonly _init: (payload: unknown) => unknown;
  readonly _payload: unknown;
}

/** What Umi puts around a screen: its context, and in it `memo` of React's `lazy`. */
type UmiScreen = ReactElement<{ children?: ReactElement<{ loader?: { type?: Partial<Lazy> } }> }>;

const screens = new Map<string, Lazy>();

/** Remembers the screen of an address. One that is made in another way is drawn as ever. */
export function rememberScreen(path: string, element: ReactElement): void {
  const lazy = (element as UmiScreen).props.children?.props?.loader?.type;
  if (lazy?._init && '_payload' in lazy) screens.set(path, lazy as Lazy);
}

/** Runs a screen's code, so that React draws it at once when it is opened, instead of what stands for it first. */
export function beginScreen(path: string): void {
  const lazy = screens.get(path);
  try {
    lazy?._init(lazy._payload);
  } catch {
    // React throws the promise that it waits for.
  }
}
