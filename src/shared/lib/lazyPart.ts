// biome-ignore lint/style/noRestrictedImports: this is what stands in its place
import { type ComponentType, createElement, lazy, useLayoutEffect, useState } from 'react';
import { addCodeLoad } from './codeLoads';
import { isOffline } from './online';

const failedParts = new Set<() => void>();

/** Lets every part whose code did not come be asked for anew the next time it is shown. */
export function renewFailedParts(): void {
  for (const renew of failedParts) renew();
  failedParts.clear();
}

/** A phone says that it is back in the network a moment before anything comes through. */
const TRIES_AFTER_MS = [1000, 3000];

/** The phone says that it is back in the network, or the member wants it tried. */
function whenWorthTrying(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      forget();
      resolve();
    };
    const forget = addCodeLoad(go);
    window.addEventListener('online', go, { once: true });
  });
}

async function loadOnceOnline<T>(load: () => Promise<T>, pauses: readonly number[] = []): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [pause, ...later] = pauses;
    if (isOffline()) {
      await whenWorthTrying();
      return loadOnceOnline(load, TRIES_AFTER_MS);
    }
    if (pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadOnceOnline(load, later);
  }
}

type Load<Props> = () => Promise<ComponentType<Props>>;

interface PartState<Props> {
  /** React's lazy component. */
  current: ComponentType<Props>;
  loaded?: ComponentType<Props>;
}

function Part<Props extends object>({ part, props }: { part: PartState<Props>; props: Props }) {
  // One type for as long as it stands there: another one would begin anew.
  const [present] = useState(() => part.loaded);
  const [mayWait, setMayWait] = useState(false);
  // In the drawing for which its screen itself has waited, a second wait would hold back the whole screen by half a second:
  // React shows one fallback after another no faster.
  useLayoutEffect(() => setMayWait(true), []);
  if (present) return createElement(present, props);
  return mayWait ? createElement(part.current, props) : null;
}

function createPart<Props extends object>(
  load: Load<Props>,
  first?: Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = (promise?: Promise<ComponentType<Props>>) =>
    lazy(async () => {
      try {
        part.loaded = await (promise ?? loadOnceOnline(load));
        return { default: part.loaded };
      } catch (error) {
        failedParts.add(renew);
        throw error;
      }
    }) as unknown as ComponentType<Props>;
  const part: PartState<Props> = { current: begin(first) };
  function renew() {
    part.current = begin();
  }
  return (props: Props) => createElement(Part<Props>, { part, props });
}

/**
 * A part of the screen whose code is asked for when it is first shown; to be put into a Suspense. Without a network it
 * waits until there is one. React keeps the failure of its own lazy components for ever: this one starts afresh after
 * `renewFailedParts`.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return createPart(load);
}

/** The same for a part that may be missing: when its code does not come, nothing stands in its place. */
export function optionalPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return createPart(() => load().catch(() => () => null));
}

/**
 * The same for a whole screen, asked for at once, to be put into React's `lazy` (Umi does): the screen itself when its code
 * has come, so that showing it takes no further step; else a part that has failed and can be renewed. Never rejects.
 */
export async function loadPage<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
  const first = loadOnceOnline(load);
  try {
    return await first;
  } catch {
    return createPart(load, first);
  }
}
