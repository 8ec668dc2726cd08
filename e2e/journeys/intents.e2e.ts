import type { Page } from 'playwright-core';
import { loseAnswer, pointsOf } from '../support/membership';
import { control, newVisitor } from '../support/visitor';

/* An answer is lost although the server has done its work: a later, equal action in another state is another one. */

const CLOSE = '/api/miniapp/user/close';

async function read<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (address) => {
    const answer = await fetch(`${address}?appCode=scheduling&platform=wxWap`);
    return ((await answer.json()) as { data: T }).data;
  }, path);
}

afterEach(() => control('clock', { now: null }));

test('the sign-in of the next day counts, although the answer of the day before was lost', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  const evening = Date.parse('2026-11-23T20:00:00+08:00');
  await control('clock', { now: evening });
  await open('/schedule/points-mall');
  const sign = page.getByRole('button', { name: /^签到 \+/ });
  await sign.waitFor();
  const before = await pointsOf(page);
  await loseAnswer(page, 'points/sign/do');
  await sign.click();
  await page.getByText('结果确认中').waitFor();
  const after = await pointsOf(page);
  expect(after).toBeGreaterThan(before);

  // The card has asked: there is nothing left to sign for.
  await page.getByRole('button', { name: '签到日历' }).waitFor();
  expect(await sign.count()).toBe(0);

  await control('clock', { now: evening + 86_400_000 });
  await page.reload();
  await sign.click();
  await page.getByText(/签到成功/).waitFor();
  expect(await pointsOf(page)).toBe(after + (after - before));
  expect(complaints).toEqual([]);
});

async function applyForClosing(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '不再使用' }).check();
  await page.getByRole('button', { name: '申请注销' }).click();
  await page.getByRole('dialog').getByText('申请注销').last().click();
  await page.getByText(/账号将在/).waitFor();
}

test('a second closing of the account can be taken back, although the answer to the first withdrawal was lost', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/schedule/notice-before?tab=records&action=close');
  await applyForClosing(page);
  await loseAnswer(page, 'user/close/cancel');
  await page.getByRole('button', { name: '取消注销' }).click();
  await page.getByText('没有收到结果，请看页面上的最新状态').waitFor();
  expect(await read(page, `${CLOSE}/status`)).toMatchObject({ status: 'none' });

  await page.reload();
  await applyForClosing(page);
  expect(await read(page, `${CLOSE}/status`)).toMatchObject({ status: 'cooling' });
  await page.getByRole('button', { name: '取消注销' }).click();
  await page.getByRole('radio', { name: '不再使用' }).waitFor();
  expect(await read(page, `${CLOSE}/status`)).toMatchObject({ status: 'none' });
  expect(complaints).toEqual([]);
});
