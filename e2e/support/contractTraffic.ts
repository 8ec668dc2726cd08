import type { Page, Response } from 'playwright-core';

let misfits: string[] = [];
let pending: Promise<void>[] = [];

/** Holds an answer that the mock server stands by against the contract. One that the browser has dropped is no answer. */
async function hold(response: Response | null): Promise<void> {
  const route = response?.headers()['x-mock-route'];
  if (!response || route === undefined || response.status() !== 200) return;
  const body = await response.text().catch(() => '');
  const misfit = body === '' ? undefined : contractChecker.answer(route, JSON.parse(body));
  if (misfit) misfits.push(misfit);
}

/** Every answer that this page has read is held against the contract. */
export function watchContract(page: Page): void {
  // One whose body nobody reads, such as one that was asked for ahead of the app, never finishes.
  page.on('requestfinished', (request) => {
    const response = request.response().catch(() => null);
    pending.push(response.then(hold));
  });
}

/** Takes what has broken the contract since the last time. */
export async function takeMisfits(): Promise<string[]> {
  await Promise.all(pending);
  const taken = misfits;
  misfits = [];
  pending = [];
  return [...new Set(taken)];
}
