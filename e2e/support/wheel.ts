import type { Page } from 'playwright-core';
import { control, newVisitor, type Visitor } from './visitor';

export const PLAY = '/activity/nursing-care/play';
const API = '/api/miniapp';

/** What the server answers to the member of this page. */
export async function ask<T>(page: Page, path: string, query: Record<string, string> = {}): Promise<T> {
  return page.evaluate(
    async ([address, values]) => {
      const search = new URLSearchParams({ ...values, appCode: 'scheduling', platform: 'wxWap' });
      const answer = await fetch(`${address}?${search}`);
      return ((await answer.json()) as { data: unknown }).data;
    },
    [`${API}/${path}`, query] as const,
  ) as Promise<T>;
}

export const chancesOf = async (page: Page, activityId = '99') =>
  (await ask<{ number: number }>(page, 'rank/luck/draw/number', { activityId })).number;

export const drawButton = (page: Page) => page.getByRole('button', { name: /^抽奖，剩/ });
export const result = (page: Page) => page.getByRole('heading', { name: /^恭喜，抽中了$|^谢谢参与$/ });

/** Draws that the server has written down for this member. */
export const prizesOf = async (page: Page) =>
  (await ask<{ totalCount: number }>(page, 'prize/list', { tab: 'all' })).totalCount;

/** A member before the wheel, results without the run of the light unless the test is about it. */
export async function openWheel(options: Parameters<typeof newVisitor>[0] = {}, isSkipping = true): Promise<Visitor> {
  const visitor = await newVisitor({ persona: 'member', ...options });
  if (isSkipping) await visitor.context.addInitScript(() => sessionStorage.setItem('lotterySkip:LUCK-2026', '1'));
  await visitor.open(PLAY);
  // What stands for the app until it is there has the same words.
  await visitor.page.locator('#start').waitFor({ state: 'detached' });
  await visitor.page.getByRole('list', { name: '奖品', exact: true }).waitFor();
  return visitor;
}

/** A member who has just drawn this prize. */
export async function winPrize(prizeId: string): Promise<Visitor> {
  const visitor = await openWheel();
  await control('draw', { prizeId });
  await drawButton(visitor.page).click();
  await result(visitor.page).waitFor();
  return visitor;
}
