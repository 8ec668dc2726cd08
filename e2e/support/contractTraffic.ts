import type { Page, Response } from 'playwright-core';
import { loadChecker } from '../../scripts/contract/checker.cjs';

const checker = loadChecker();
let misfits: string[] = [];
let pending: Promise<void>[] = [];

/** Holds an answer that the mock server stands by against the contract. One that the browser has dropped is no answer. */
async function hold(response: Response): Promise<void> {
  const route = response.headers()['x-mock-route'];
  if (route === undefined || response.status() !== 200) return;
  const body = await response.text().catch(() => '');
  const misfit = body === '' ? undefined : checker.answer(route, JSON.parse(body));
  if (misfit) misfits.push(misfit);
}

/** Every answer that this page gets is held against the contract. */
export function watchContract(page: Page): void {
  page.on('response', (response) => pending.push(hold(response)));
}

/** The browser does not end an answer whose body the page has not read: one that was asked for ahead of the app, say. */
const UNREAD_MS = 1000;

/** Takes what has broken the contract since the last time. */
export async function takeMisfits(): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const unread = new Promise((resolve) => {
    timer = setTimeout(resolve, UNREAD_MS);
  });
  await Promise.race([Promise.all(pending), unread]);
  clearTimeout(timer);
  const taken = misfits;
  misfits = [];
  pending = [];
  return [...new Set(taken)];
}
