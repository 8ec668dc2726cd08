import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContext, BrowserType, LaunchOptions, Page } from 'playwright-core';
import { watchContract } from './contractTraffic';
import { portOf } from './startServer';

export const BASE = process.env.E2E_BASE ?? `http://localhost:${portOf(Number(process.env.JEST_WORKER_ID ?? 1))}`;
/** Where the mock is spoken to; another place than the app's where a web server stands before it and keeps that to itself. */
const MOCK = process.env.E2E_MOCK ?? BASE;

export type Persona = 'newcomer' | 'member' | 'lapsed' | 'elder';

/** Addresses of the browser's console that a test has declared to be expected (for example a 500 it ordered itself). */
const EXPECTED_NOISE = /Failed to load resource|net::ERR_/;

/** What a page holds itself, and what the phone does with it. */
const OWN_SCHEMES = new Set(['data:', 'blob:', 'tel:']);

/** Of the process, not of a file of tests (scripts/jest/journeyEnvironment.cjs). */
declare global {
  var chromium: BrowserType;
  var sharedBrowser: (options: LaunchOptions) => Promise<Browser>;
}

let contexts: BrowserContext[] = [];

/** The whole browser; only it keeps pages that were left, and knows tabs that are not seen. */
export function chromiumPath(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'], {
    encoding: 'utf8',
  }).trim();
}

/** One for all tests of a worker: without windows of its own where the machine has such a one. */
const openBrowser = () =>
  sharedBrowser({
    executablePath: process.env.HEADLESS_SHELL_PATH ?? chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** Takes away the phones of a test: a page that is left open goes on asking, and draws for nobody. */
export async function closePhones(): Promise<void> {
  const open = contexts;
  contexts = [];
  await Promise.all(open.map((context) => context.close()));
}

interface Options {
  width?: number;
  height?: number;
  userAgent?: string;
  elder?: boolean;
  persona?: Persona;
  /** The phone keeps the app for a place without a network. Elsewhere no worker stands between a page and what a test does. */
  hasWorker?: boolean;
  /** At a computer, without a finger. */
  hasMouse?: boolean;
  /** Another one than the journeys share. */
  browser?: Browser;
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What went wrong in the page so far: errors, unhandled rejections, console.error, requests to other hosts. */
  complaints: string[];
  open: (path: string) => Promise<void>;
}

/** A connection that was kept and closed by the server meanwhile takes nothing there: the call goes over another one. */
const post = (name: string, body: object) => {
  const once = () =>
    fetch(`${MOCK}/api/__mock/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return once().catch(once);
};

/** One control call of the mock server. */
export async function control<T = unknown>(name: string, body: object = {}): Promise<T> {
  const answer = await post(name, body);
  return ((await answer.json()) as { data: T }).data;
}

export const resetMock = () => control('reset');

/** Answers come without the network's time until the reset: a walk through hundreds of views looks at what stands there. */
export const answerAtOnce = () => control('fault', { path: '*', kind: 'slow:0', times: -1 });

/** What the server answers to the seeded member, without a browser. */
export async function askAsMember(path: string, payload: Record<string, string>): Promise<unknown> {
  const login = await post('login', { persona: 'member' });
  const [cookie = ''] = (login.headers.get('set-cookie') ?? '').split(';');
  const answer = await fetch(`${MOCK}${path}?${new URLSearchParams(payload)}`, { headers: { cookie } });
  return ((await answer.json()) as { data: unknown }).data;
}

function watch(page: Page, complaints: string[]): void {
  watchContract(page);
  page.on('pageerror', (error) => complaints.push(`pageerror: ${error.message}`));
  page.on('console', (message) => {
    const isNoise = EXPECTED_NOISE.test(message.text());
    if (message.type() === 'error' && !isNoise) complaints.push(`console.error: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === new URL(BASE).origin || OWN_SCHEMES.has(url.protocol);
    if (!isOwn) complaints.push(`foreign request: ${url.origin}`);
  });
}

/** The login's token stays in the tab's login info: it is in no address, in nothing that is sent and in no line of the console. */
function watchToken(page: Page, token: string, complaints: string[]): void {
  const look = (place: string, words: string | null) => {
    if (words?.includes(token)) complaints.push(`the login's token is in ${place}`);
  };
  page.on('framenavigated', (frame) => look('an address', frame.url()));
  page.on('console', (message) => look('the console', message.text()));
  page.on('request', (request) => {
    look('the address of a request', request.url());
    look('a request', request.postData());
  });
}

/** Signs a browser in without the login pages: the session cookie and the login info of the tab. Answers its token. */
async function signIn(context: BrowserContext, persona: Persona): Promise<string> {
  const answer = await context.request.post(`${MOCK}/api/__mock/login`, { data: { persona } });
  const { data } = (await answer.json()) as { data: { login_access_token: string; userId: string } };
  await context.addInitScript((info) => {
    if (!sessionStorage.getItem('loginInfo')) sessionStorage.setItem('loginInfo', JSON.stringify(info));
  }, data);
  return data.login_access_token;
}

/** A person with a fresh phone. */
export async function newVisitor({
  width = 390,
  height = 844,
  userAgent,
  elder,
  persona,
  hasWorker = false,
  hasMouse = false,
  browser: own,
}: Options = {}): Promise<Visitor> {
  const context = await (own ?? (await openBrowser())).newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    hasTouch: !hasMouse,
    isMobile: !hasMouse,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: hasWorker ? 'allow' : 'block',
    // The server of the journeys packs each answer anew, for a browser on the same machine.
    ...(MOCK === BASE && { extraHTTPHeaders: { 'Accept-Encoding': 'identity' } }),
    // A web server of our own makes its certificate itself.
    ignoreHTTPSErrors: BASE.startsWith('https:'),
    ...(userAgent ? { userAgent } : {}),
  });
  contexts.push(context);
  context.setDefaultTimeout(30_000);
  if (elder) await context.addInitScript(() => localStorage.setItem('elderMode', '1'));
  const token = persona && (await signIn(context, persona));
  const page = await context.newPage();
  const complaints: string[] = [];
  watch(page, complaints);
  if (token) watchToken(page, token, complaints);
  return {
    page,
    context,
    complaints,
    open: async (path) => {
      await page.goto(`${BASE}/#${path}`);
    },
  };
}
