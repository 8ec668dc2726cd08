import { CHUNK_TIMEOUT_MS } from '@/shared/config/constants';
import { addCodeLoad } from '@/shared/lib/codeLoads';

/** A chunk that has not come by then is asked for again. */
const ASK_AGAIN_AFTER_MS = [15_000, 45_000];
const RETRIES = 2;

/** From here on the numbers of code whose absence its caller tells: it is asked for again, and the page stays. */
const TOLD_FROM = 80_000;
/** And of code that nobody waits for. */
const OPTIONAL_FROM = 90_000;

/** The part of webpack's runtime that this module changes. */
export interface ChunkRuntime {
  /** Loads a chunk with its script and style sheet. */
  e: (chunkId: string | number) => Promise<unknown>;
  /** File name of a chunk's script. */
  u: (chunkId: string | number) => string;
  /** File name of a chunk's style sheet; absent when no chunk has one. */
  miniCssF?: (chunkId: string | number) => string | undefined;
}

interface Recovery {
  /** Loads the document anew where that is allowed; true when it does. */
  replacePage: () => Promise<boolean>;
}

function elementsOf(file: string): HTMLElement[] {
  const tags = document.querySelectorAll<HTMLElement>('script[src], link[rel="stylesheet"]');
  return [...tags].filter((tag) => (tag.getAttribute('src') ?? tag.getAttribute('href') ?? '').includes(file));
}

/** The clock of one load. */
interface Wait {
  /** Rejects when the load has taken too long. */
  timeOut: Promise<never>;
  isOver: () => boolean;
  /** Says, once, whether the latest failure was made by the clock itself. */
  wasCutOff: () => boolean;
  end: () => void;
}

function beginWait(chunkId: string | number, cutOff: () => void): Wait {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let isOver = false;
  let isCutOff = false;
  let reject: (error: Error) => void;
  const timeOut = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  const stop = () => timers.forEach(clearTimeout);
  const cut = () => {
    isCutOff = true;
    cutOff();
  };
  const giveUp = () => {
    isOver = true;
    const error = new Error(`Loading chunk ${chunkId} failed (timeout)`);
    error.name = 'ChunkLoadError';
    reject(error);
    cut();
  };
  const start = () => {
    stop();
    timers = [...ASK_AGAIN_AFTER_MS.map((delay) => setTimeout(cut, delay)), setTimeout(giveUp, CHUNK_TIMEOUT_MS)];
  };
  const forget = addCodeLoad(() => {
    start();
    cut();
  });
  start();
  return {
    timeOut,
    isOver: () => isOver,
    wasCutOff: () => {
      const was = isCutOff;
      isCutOff = false;
      return was;
    },
    end: () => {
      stop();
      forget();
    },
  };
}

/**
 * Wraps webpack's chunk loader once, so that a screen's code comes although the network or a new release is in the way:
 * 1. a chunk that fails is asked for again, twice, with a cache-busting query; one that hangs, after 15 s and after 45 s;
 * 2. a chunk that has failed for good loads the page anew once, since the HTML may be of an older release; not one whose
 *    absence is told where it is used, which would take away what the member has typed;
 * 3. else, and when it still hangs after two minutes, the error reaches the error boundary, which offers 重试.
 * A wait can be begun anew through `askAgainForCode`.
 *
 * Source: spec §9 (chunk loading).
 */
export function installChunkRecovery(runtime: ChunkRuntime, { replacePage }: Recovery): void {
  const load = runtime.e.bind(runtime);
  const scriptOf = runtime.u.bind(runtime);
  const styleOf = runtime.miniCssF?.bind(runtime);
  const attempts = new Map<string | number, number>();
  const loads = new Map<string | number, Promise<unknown>>();
  let lostLoads = 0;
  let replacement = Promise.resolve(false);

  /** One decision for all loads that were under way together: a later one must not overturn what the member has seen. */
  function decideOnPage(lostBefore: number): Promise<boolean> {
    if (lostBefore === lostLoads) {
      lostLoads += 1;
      replacement = replacePage();
    }
    return replacement;
  }

  const withQuery = (file: string, chunkId: string | number) => {
    const attempt = attempts.get(chunkId) ?? 0;
    return attempt === 0 ? file : `${file}?r=${attempt}`;
  };
  runtime.u = (chunkId) => withQuery(scriptOf(chunkId), chunkId);
  if (styleOf) {
    runtime.miniCssF = (chunkId) => {
      const file = styleOf(chunkId);
      return file === undefined ? undefined : withQuery(file, chunkId);
    };
  }

  // Webpack keeps a hanging chunk as "loading" for two minutes: an error event on its tags lets it be asked for again.
  function giveUpHanging(chunkId: string | number): void {
    for (const file of [scriptOf(chunkId), styleOf?.(chunkId)]) {
      if (file === undefined) continue;
      for (const tag of elementsOf(file)) tag.dispatchEvent(new Event('error'));
    }
  }

  async function ask(chunkId: string | number, wait: Wait, failures: number): Promise<unknown> {
    try {
      return await load(chunkId);
    } catch (error) {
      attempts.set(chunkId, (attempts.get(chunkId) ?? 0) + 1);
      if (wait.isOver()) throw error;
      if (wait.wasCutOff()) return ask(chunkId, wait, failures);
      if (failures === RETRIES) throw error;
      return ask(chunkId, wait, failures + 1);
    }
  }

  async function loadPersistently(chunkId: string | number): Promise<unknown> {
    const wait = beginWait(chunkId, () => giveUpHanging(chunkId));
    const lostBefore = lostLoads;
    try {
      return await Promise.race([ask(chunkId, wait, 0), wait.timeOut]);
    } catch (error) {
      wait.end();
      const mayGo = !wait.isOver() && !(Number(chunkId) >= TOLD_FROM);
      if (mayGo && (await decideOnPage(lostBefore))) return new Promise(() => {});
      throw error;
    } finally {
      wait.end();
      loads.delete(chunkId);
    }
  }

  runtime.e = (chunkId) => {
    if (Number(chunkId) >= OPTIONAL_FROM) return load(chunkId);
    const present = loads.get(chunkId) ?? loadPersistently(chunkId);
    loads.set(chunkId, present);
    return present;
  };
}
