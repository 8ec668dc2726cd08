import { tabNotes } from '@/shared/lib/ownerless';

/**
 * Gets a screen's code although the network or a new release is in the way.
 *
 * Works below React (a rejected React.lazy stays rejected) by wrapping webpack's chunk loader:
 * 1. a chunk that fails, or hangs for 15 s, is asked for again, twice, with a cache-busting query;
 * 2. then the page is loaded anew once under a fresh address, since the HTML may be of an older release;
 * 3. then the error reaches the error boundary, which offers 重试.
 * Webpack's own limit of two minutes stays as the last resort.
 *
 * Source: spec §9 (chunk loading).
 */
const HANG_LIMIT_MS = 15_000;
const RETRIES = 2;
const RELOAD_COOLDOWN_MS = 30_000;
const RELOAD_MARK = 'chunkReloadAt';
/** Query name of the time (base 36) that makes an address fresh. */
const FRESH_PARAM = '_v';

/** Begins the file name of code that nobody waits for: its absence is no reason to load the page anew. */
const OPTIONAL = 'optional.';

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
  /** Loads the document anew; called at most once per 30 s. */
  reload: () => void;
  /** Called when a chunk takes longer than 15 s. */
  onSlow: () => void;
}

function readMark(): number {
  return Number(tabNotes.read(RELOAD_MARK)) || 0;
}

function addressMark(): number {
  return Number.parseInt(new URLSearchParams(location.search).get(FRESH_PARAM) ?? '', 36) || 0;
}

/** Says whether a reload is allowed now, and marks it. The mark stands in the storage and in the address: a web-view may lose one. */
function mayReload(now: number): boolean {
  if (now - Math.max(readMark(), addressMark()) < RELOAD_COOLDOWN_MS) return false;
  tabNotes.write(RELOAD_MARK, String(now));
  return true;
}

/** Loads the document under an address that no cache holds, keeping path, query and hash. */
export function reloadWithFreshAddress(): void {
  const query = new URLSearchParams(location.search);
  query.set(FRESH_PARAM, Date.now().toString(36));
  location.replace(`${location.pathname}?${query}${location.hash}`);
}

function elementsOf(file: string): HTMLElement[] {
  const tags = document.querySelectorAll<HTMLElement>('script[src], link[rel="stylesheet"]');
  return [...tags].filter((tag) => (tag.getAttribute('src') ?? tag.getAttribute('href') ?? '').includes(file));
}

function withQuery(file: string, attempt: number): string {
  return attempt === 0 ? file : `${file}?r=${attempt}`;
}

/** Wraps `runtime` once. */
export function installChunkRecovery(runtime: ChunkRuntime, { reload, onSlow }: Recovery): void {
  const load = runtime.e.bind(runtime);
  const scriptOf = runtime.u.bind(runtime);
  const styleOf = runtime.miniCssF?.bind(runtime);
  const attempts = new Map<string | number, number>();
  const attemptOf = (chunkId: string | number) => attempts.get(chunkId) ?? 0;

  runtime.u = (chunkId) => withQuery(scriptOf(chunkId), attemptOf(chunkId));
  if (styleOf) {
    runtime.miniCssF = (chunkId) => {
      const file = styleOf(chunkId);
      return file === undefined ? undefined : withQuery(file, attemptOf(chunkId));
    };
  }

  // Webpack keeps a hanging chunk as "loading" for two minutes: an error event on its tags lets it be asked for again.
  function giveUpHanging(chunkId: string | number): void {
    for (const file of [scriptOf(chunkId), styleOf?.(chunkId)]) {
      if (file === undefined) continue;
      for (const tag of elementsOf(file)) tag.dispatchEvent(new Event('error'));
    }
  }

  async function loadOnce(chunkId: string | number): Promise<unknown> {
    const timer = setTimeout(() => {
      onSlow();
      giveUpHanging(chunkId);
    }, HANG_LIMIT_MS);
    try {
      return await load(chunkId);
    } finally {
      clearTimeout(timer);
    }
  }

  function giveUp(error: unknown): Promise<never> {
    if (navigator.onLine === false || !mayReload(Date.now())) throw error;
    reload();
    return new Promise(() => {});
  }

  async function loadPersistently(chunkId: string | number, attempt: number): Promise<unknown> {
    attempts.set(chunkId, attempt);
    try {
      return await loadOnce(chunkId);
    } catch (error) {
      return attempt < RETRIES ? loadPersistently(chunkId, attempt + 1) : giveUp(error);
    }
  }

  runtime.e = (chunkId) => (scriptOf(chunkId).includes(OPTIONAL) ? load(chunkId) : loadPersistently(chunkId, 0));
}
