import { saveLoginInfo } from '@/session/changeSession';
import { openSession, sessionCookie } from '../../mock/_server/session';
import { resetServer, serverNow, serverState, setServerNow } from '../../mock/_server/state';
import { type PersonaKey, personaUser } from '../../mock/_server/users';
import { findMisfit } from './contracts';
import {
  type Answered,
  headersOf,
  parseAsUmi,
  recordResponse,
  type Sent,
  toMockRequest,
  toResponse,
} from './fakeMessages';
import { keepExample } from './keepExample';
import { findRoute, loadFailures } from './mockRoutes';

/** One request that reached the server. */
export interface SeenCall {
  method: string;
  path: string;
  query: Record<string, string>;
  /** The parsed JSON body; {} when there is none or when it is broken. */
  body: Record<string, unknown>;
}

let cookie = '';
let seen: SeenCall[] = [];
let complaints: string[] = [];
const deeds = new Map<string, () => void>();
/** Counts the resets: what was asked before one is answered to nobody after it. */
let resets = 0;

function keepCookie(setCookie: string | undefined): void {
  if (setCookie === undefined) return;
  const [pair = ''] = setCookie.split(';');
  cookie = /max-age=0/i.test(setCookie) ? '' : pair;
}

function note(sent: Sent, { pathname, searchParams }: URL): void {
  const body = parseAsUmi(sent.body);
  seen.push({
    method: sent.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>,
  });
}

function hasFault(path: string): boolean {
  return serverState().faults.some((fault) => fault.path === path || fault.path === '*');
}

function complain(route: string, answered: Answered): void {
  const isJson = answered.headers['content-type']?.startsWith('application/json') === true;
  if (answered.isCut || answered.status !== 200 || !isJson) return;
  const misfit = findMisfit(route, answered.body);
  if (misfit) complaints.push(misfit);
}

/** Gives a request to the mock server's own handler and checks the answer against the contract. */
export async function deliver(sent: Sent): Promise<Answered> {
  const address = new URL(sent.url, 'http://localhost');
  note(sent, address);
  const { pathname } = address;
  const deed = deeds.get(pathname);
  deeds.delete(pathname);
  deed?.();
  const found = findRoute(sent.method, pathname);
  if (!found) {
    complaints.push([`nobody answers ${sent.method} ${pathname}`, ...loadFailures()].join('\n'));
    return { status: 404, headers: {}, body: '', isCut: false };
  }
  const isSpoiled = hasFault(pathname);
  const { res, read } = recordResponse();
  await found.handler(toMockRequest(sent, found.params), res);
  const answered = read();
  if (!isSpoiled) {
    complain(found.route, answered);
    keepExample(found.route, sent, answered);
  }
  return answered;
}

function abortError(): Error {
  return new DOMException('The operation was aborted.', 'AbortError');
}

/** Stands for the browser's fetch: same origin, keeps cookies, rejects when the signal aborts or the line is cut. */
export async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof URL || typeof input === 'string' ? String(input) : input.url;
  const { signal } = init ?? {};
  if (signal?.aborted) throw abortError();
  const sent: Sent = {
    method: (init?.method ?? 'GET').toUpperCase(),
    url,
    headers: { ...headersOf(init), cookie, 'user-agent': navigator.userAgent },
    body: typeof init?.body === 'string' ? init.body : undefined,
  };
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(abortError()), { once: true });
  });
  const askedIn = resets;
  const answered = await Promise.race([deliver(sent), aborted]);
  if (askedIn !== resets) return new Promise(() => undefined);
  if (answered.isCut) throw new TypeError('Failed to fetch');
  keepCookie(answered.headers['set-cookie']);
  return toResponse(answered, url);
}

/** Signs the browser in as a persona: session cookie and the login info in session storage. */
export function signInAs(persona: PersonaKey): void {
  const { userId } = personaUser(persona);
  const token = openSession(userId);
  keepCookie(sessionCookie(token));
  saveLoginInfo({ login_access_token: token, userId });
}

/** The server knows the member no longer; his browser does not know yet. */
export function loseSession(): void {
  cookie = '';
}

/** All data back to the seed; nobody is signed in; counts start anew. */
export function resetMock(): void {
  resetServer();
  cookie = '';
  seen = [];
  complaints = [];
  deeds.clear();
  resets += 1;
}

/** The next answers of a path go wrong in the given way; see mock/_server/faults.ts for the kinds. */
export function failNext(path: string, kind: string, times = 1): void {
  serverState().faults.push({ path, kind, times });
}

/** The server's clock. */
export const serverClock = {
  set: setServerNow,
  now: serverNow,
};

/**
 * Does something when a path is asked for next. A moment that is to come soon while a screen stands there begins then: how
 * long a busy machine needs until the screen asks does not count.
 */
export function whenAsked(path: string, deed: () => void): void {
  deeds.set(path, deed);
}

/** How many requests of a path reached the server. */
export function callsTo(path: string): number {
  return seen.filter((call) => call.path === path).length;
}

/** "METHOD /path" of every request since the last reset, each once. */
export function routesRequested(): string[] {
  return [...new Set(seen.map(({ method, path }) => `${method} ${path}`))];
}

/** The newest request of a path. */
export function lastCallTo(path: string): SeenCall | undefined {
  return seen.filter((call) => call.path === path).at(-1);
}

/** Takes what went wrong on the server's side since the last reset: answers that break a contract, unknown paths. */
export function takeComplaints(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}
