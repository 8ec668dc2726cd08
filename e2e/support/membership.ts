import type { Page, Route } from 'playwright-core';

/** One call of the app's own server as the signed-in member; answers its data. */
export async function ask<T>(page: Page, call: string, payload: Record<string, unknown> = {}): Promise<T> {
  const answer = await page.evaluate(
    async ([method, path, content]) => {
      const common = 'appCode=scheduling&platform=wxWap';
      const query = method === 'GET' ? `${new URLSearchParams(content as Record<string, string>)}&${common}` : common;
      const response = await fetch(`/api/miniapp/${path}?${query}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify({ ...content, clientToken: crypto.randomUUID() }) }),
      });
      return (await response.json()) as { code: number; msg: string; data: unknown };
    },
    [...(call.split(' ') as [string, string]), payload] as const,
  );
  if (answer.code !== 0) throw new Error(`${call}: ${answer.code} ${answer.msg}`);
  return answer.data as T;
}

/** Points of the signed-in member, as the server counts them. */
export const pointsOf = async (page: Page): Promise<number> =>
  (await ask<{ available: number }>(page, 'GET points/summary')).available;

export interface CardOrder {
  orderNo: string;
  status: string;
  type: string;
  amount: number;
  payAmount: number;
}

/** The member's card orders as the server has them, newest first. */
export async function cardOrders(page: Page): Promise<CardOrder[]> {
  const { recordList } = await ask<{ recordList: CardOrder[] }>(page, 'GET vip/order/list', {
    currentPage: '1',
    pageSize: '50',
  });
  return recordList;
}

interface MyCard {
  status: string;
  expireAt: number | null;
  daysLeft: number | null;
}

export interface PlanRow {
  planId: string;
  trial: boolean;
  trialUsed: boolean;
  newExpireAt: number;
  quoteId: string;
}

/** The member's card and what he could buy, as the server has it. */
export async function cardOf(page: Page): Promise<{ my: MyCard; plans: PlanRow[]; trialSlots: string[] }> {
  const { my, cards, trialSlots } = await ask<{ my: MyCard; cards: { plans: PlanRow[] }[]; trialSlots: string[] }>(
    page,
    'GET vip/card/list',
  );
  return { my, plans: cards[0]?.plans ?? [], trialSlots };
}

/** How often an order was paid, by its own timeline. */
export async function timesPaid(page: Page, orderNo: string): Promise<number> {
  const { timeline } = await ask<{ timeline: { text: string }[] }>(page, 'GET vip/order/detail', { orderNo });
  return timeline.filter(({ text }) => text.startsWith('付款成功')).length;
}

/** Consents without the screen, for a journey that is about something else. */
export async function agreeBefore(page: Page, type: string): Promise<string> {
  const { version } = await ask<{ version: string }>(page, 'GET consent/get', { type });
  return (await ask<{ consentId: string }>(page, 'POST consent/accept', { type, version })).consentId;
}

/** An unpaid order as the app makes it, without its screens. */
export async function openOrder(page: Page, biz: 'vip' | 'reserve'): Promise<string> {
  const { plans, trialSlots } = await cardOf(page);
  const type = biz === 'vip' ? 'vip' : 'trial';
  const consentId = await agreeBefore(page, type);
  const quoteId = plans.find(({ planId }) => planId === 'year')?.quoteId;
  const { orderNo } =
    biz === 'vip'
      ? await ask<{ orderNo: string }>(page, 'POST pay/vip/order/create', {
          cardId: 'jinxing',
          planId: 'year',
          quoteId,
          consentId,
        })
      : await ask<{ orderNo: string }>(page, 'POST pay/vip/order/createReserveOrder', {
          trialCardId: 'jinxing',
          slot: trialSlots[0],
          consentId,
        });
  return orderNo;
}

/** Reads the text for as long as it asks for, ticks the box and goes on. */
export async function readAndAgree(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: /我已阅读并同意/ });
  await box.waitFor();
  if (await box.isChecked()) throw new Error('the box was ticked for the member');
  await box.check();
  await page.getByRole('button', { name: '同意并继续' }).click();
}

/** The server carries the next call out, and its answer is lost on the way back. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch({ maxRetries: 2 });
    await route.abort('connectionreset');
  };
  await page.route(`**/api/miniapp/${path}?*`, lose, { times: 1 });
}

/** The order that the present address names. */
export function orderNoOf(page: Page): string {
  return new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('orderNo') ?? '';
}

/** "2027-11-21" out of a text, or ''. */
export function dayIn(text: string | null): string {
  return /\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? '';
}

/** A moment as the day it lies in, in China. */
export function dayOf(at: number | null): string {
  return at === null ? '' : new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** Notes every text that says that something failed, for as long as the page lives. */
export async function watchWords(page: Page, pattern: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((source) => {
    const seen: string[] = [];
    const shape = new RegExp(source);
    const look = () => {
      const text = document.body?.innerText ?? '';
      const found = shape.exec(text);
      if (found) seen.push(found[0]);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { seenWords: seen });
  }, pattern);
  return () => page.evaluate(() => (window as unknown as { seenWords?: string[] }).seenWords ?? []);
}

/** From the card screen to the order's last look; the terms are read on the way unless they were agreed to before. */
export async function chooseAndAgree(page: Page, button: string, mustRead = true): Promise<void> {
  await page.getByRole('checkbox', { name: '同意' }).check();
  await page.getByRole('button', { name: button }).click();
  if (mustRead) await readAndAgree(page);
  await page.getByRole('heading', { name: '核对订单' }).waitFor();
}

export const submit = (page: Page) => page.getByRole('button', { name: '提交订单' }).click();
export const pay = (page: Page) => page.getByRole('button', { name: /立即付款/ }).click();
export const atWallet = (page: Page) => page.waitForURL(/__mock\/cashier/);
export const expiryShown = async (page: Page) =>
  dayIn(
    await page
      .getByText(/后有效期至/)
      .first()
      .textContent(),
  );
