import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { BASE } from './visitor';
import { BETWEEN } from './walk';

/*
 * WebKit, the engine of every browser on an iPhone, led by its own driver over the W3C protocol. Its window is wider than a
 * phone: the app stands in a frame of a phone's width, in which what is called runs.
 */

const PORT = 4556;
const DRIVER = `http://127.0.0.1:${PORT}`;
const START_TRIES = 50;
const TURN_MS = 100;
const PATIENCE_MS = 20_000;

type Value = string | number | boolean | null | undefined;

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(DRIVER + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
  return value;
}

/** The driver on a screen of its own, and a session of it. */
async function startDriver(): Promise<{ driver: ChildProcess; session: string }> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${PORT}`], { stdio: 'ignore', detached: true });
  for (let tries = 0; ; tries += 1) {
    await pause(TURN_MS);
    try {
      const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities: {} });
      return { driver, session: `/session/${sessionId}` };
    } catch (error) {
      if (tries === START_TRIES) throw error;
    }
  }
}

interface InFrame extends Window {
  faults?: string[];
}

/** Signs the seeded member in and puts the app into a frame. Runs outside of it. */
function putIntoFrame(width: number, isElder: boolean, between: string, done: () => void): void {
  const login = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"persona":"member"}' };
  void fetch('/api/__mock/login', login)
    .then((answer) => answer.json())
    .then(({ data }: { data: unknown }) => {
      sessionStorage.setItem('loginInfo', JSON.stringify(data));
      localStorage.setItem('elderMode', isElder ? '1' : '0');
      document.documentElement.innerHTML = '<body style="margin: 0"></body>';
      const frame = document.createElement('iframe');
      Object.assign(frame.style, { width: `${width}px`, height: '100vh', border: '0' });
      frame.onload = done;
      frame.src = `/#${between}`;
      document.body.append(frame);
    });
}

/** Keeps what the page complains about. Runs in the frame. */
function keepComplaints(): void {
  const faults: string[] = [];
  (window as InFrame).faults = faults;
  window.addEventListener('error', ({ message }) => faults.push(`error: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejection: ${reason}`));
  console.error = (...words: unknown[]) => faults.push(`console.error: ${words.map(String).join(' ')}`);
}

/** What the page stands at: whether it still loads, and how much of it there is. Runs in the frame. */
function stateOf(): { isBusy: boolean; size: string } {
  const busy = document.querySelector('[aria-busy="true"]');
  busy?.scrollIntoView();
  const isLeft = document.querySelector('h1')?.textContent === '页面不存在';
  const size = `${document.documentElement.scrollHeight} ${document.body.textContent?.length}`;
  return { isBusy: busy !== null || isLeft, size };
}

export interface WebKitPhone {
  /** Runs a function in the page; it sees nothing but its arguments. */
  run: <T>(work: (...values: never[]) => T, ...values: Value[]) => Promise<T>;
  /** Goes to an address of the app. Says false when it loads for ever. */
  goTo: (at: string) => Promise<boolean>;
  /** What the page has complained about since the last question. */
  takeComplaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** A member's phone. */
export async function openWebKit({ width, isElder }: { width: number; isElder: boolean }): Promise<WebKitPhone> {
  const { driver, session } = await startDriver();
  const close = async () => {
    await ask('DELETE', session).catch(() => undefined);
    if (driver.pid) process.kill(-driver.pid);
  };
  const run: WebKitPhone['run'] = (work, ...args) =>
    ask('POST', `${session}/execute/sync`, { script: `return (${work}).apply(null, arguments)`, args });
  const leadTo = (at: string) =>
    run((hash: string) => {
      location.hash = hash;
    }, at);
  const settle = async (): Promise<boolean> => {
    const until = Date.now() + PATIENCE_MS;
    let before = '';
    for (let quiet = 0; quiet < 2; ) {
      if (Date.now() > until) return false;
      await pause(TURN_MS);
      const { isBusy, size } = await run(stateOf);
      quiet = !isBusy && size === before ? quiet + 1 : 0;
      before = size;
    }
    return true;
  };
  try {
    await ask('POST', `${session}/window/rect`, { width: 480, height: 760 });
    await ask('POST', `${session}/url`, { url: `${BASE}/app-config.js` });
    await ask('POST', `${session}/execute/async`, {
      script: `(${putIntoFrame}).apply(null, arguments)`,
      args: [width, isElder, BETWEEN],
    });
    await ask('POST', `${session}/frame`, { id: 0 });
    await run(keepComplaints);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    run,
    goTo: async (at) => {
      await leadTo(BETWEEN);
      await pause(TURN_MS);
      await leadTo(at);
      return settle();
    },
    takeComplaints: () => run(() => (window as InFrame).faults?.splice(0) ?? []),
    close,
  };
}
