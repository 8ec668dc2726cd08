/**
 * The mock server's memory. It hangs on globalThis, because Umi re-reads every mock module when a mock file is saved;
 * what members did in the meantime stays.
 */
interface Fault {
  path: string;
  kind: string;
  times: number;
}

interface ServerState {
  clockOffsetMs: number;
  ids: number;
  stores: Map<string, unknown>;
  faults: Fault[];
  /** Answers to writes by user, path and clientToken, so that one intent has one result. */
  replays: Map<string, { fingerprint: string; data: unknown }>;
}

const KEY = Symbol.for('membership-h5.mock');
const holder = globalThis as typeof globalThis & { [KEY]?: ServerState };

function emptyState(): ServerState {
  return { clockOffsetMs: 0, ids: 0, stores: new Map(), faults: [], replays: new Map() };
}

export function serverState(): ServerState {
  holder[KEY] ??= emptyState();
  return holder[KEY];
}

/** All data back to the seed, the clock back to the real one, no faults. */
export function resetServer(): void {
  holder[KEY] = emptyState();
}

/** Takes a former state over as a whole. */
export function restoreState(state: ServerState): void {
  if (typeof state?.stores?.get !== 'function' || !Array.isArray(state.faults))
    throw new Error('no state of this server');
  holder[KEY] = state;
}

/** Defines one area's data. The returned function gives the live state; it is seeded on first use and after a reset. */
export function defineStore<T extends object>(name: string, seed: () => T): () => T {
  return () => {
    const { stores } = serverState();
    if (!stores.has(name)) stores.set(name, seed());
    return stores.get(name) as T;
  };
}

/** The server's clock in epoch milliseconds; QA can move it. */
export function serverNow(): number {
  return Date.now() + serverState().clockOffsetMs;
}

export function setServerNow(now: number): void {
  serverState().clockOffsetMs = now - Date.now();
}

/** A new identity such as "A100012". */
export function nextId(prefix: string): string {
  const state = serverState();
  state.ids += 1;
  return `${prefix}${100000 + state.ids}`;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const SHANGHAI_OFFSET_MS = 8 * HOUR;

/** The server's calendar day (China time) of a moment, as YYYY-MM-DD. */
export function dayOf(at: number): string {
  return new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
}

/** The moment at which a calendar day (China time, YYYY-MM-DD) begins. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - SHANGHAI_OFFSET_MS;
}

/** The end of the day that something lasts into: who is told a day has the whole of it. A midnight is its own. */
export function endOfDay(at: number): number {
  return startOfDay(dayOf(at - 1)) + DAY;
}
