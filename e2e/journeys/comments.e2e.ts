import type { Page } from 'playwright-core';
import { isWide } from '../../src/testing/wide';
import { swingThrough } from '../support/scrolling';
import { answerAtOnce, control, newVisitor, type Visitor } from '../support/visitor';

const PATH = '/comment';
const field = (page: Page) => page.getByRole('textbox', { name: '写评论' });
const own = (page: Page) => page.getByRole('region', { name: '我的评论' });
const list = (page: Page) => page.getByRole('region', { name: '大家的评论' });

/** The comments that the visitor has written, as the server answers them to him. */
async function writtenBy({ page }: Visitor): Promise<{ commentId: string; content: string }[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/miniapp/annual/activity/comment/mine?activityId=99&currentPage=1&pageSize=20');
    return (await answer.json()).data.recordList;
  });
}

async function write({ page }: Visitor, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByText('评论成功，审核通过后即可展示').waitFor();
}

test('a comment is seen by its author only, and by another member once it is approved', async () => {
  const author = await newVisitor({ persona: 'lapsed' });
  const reader = await newVisitor({ persona: 'elder' });
  const words = '周护士教的翻身方法特别管用';
  await author.open(PATH);
  await write(author, words);
  await own(author.page).getByText(words).waitFor();
  await own(author.page).getByText('审核中').waitFor();
  expect(await list(author.page).getByText(words).count()).toBe(0);

  await reader.open(PATH);
  await list(reader.page).getByRole('article').first().waitFor();
  expect(await reader.page.getByText(words).count()).toBe(0);

  const [written] = await writtenBy(author);
  await control('approve', { commentId: written?.commentId });
  await reader.page.reload();
  await list(reader.page).getByText(words).waitFor();
  await author.page.reload();
  await list(author.page).getByText(words).waitFor();
  expect(await own(author.page).count()).toBe(0);
  expect([...author.complaints, ...reader.complaints]).toEqual([]);
});

test('a comment that was turned down shows its reason to nobody else, not even in the same tab', async () => {
  const visitor = await newVisitor({ persona: 'lapsed' });
  const { page, open, complaints } = visitor;
  await open(PATH);
  await write(visitor, '可以介绍护工');
  const [written] = await writtenBy(visitor);
  await control('reject', { commentId: written?.commentId, reason: '含联系方式' });
  await page.reload();
  await own(page).getByText('含联系方式').waitFor();
  await own(page).getByRole('button', { name: '修改' }).click();
  expect(await field(page).inputValue()).toBe('可以介绍护工');

  await open('/schedule/member');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click();
  await page.getByRole('button', { name: '退出登录' }).waitFor({ state: 'detached' });
  await open(PATH);
  await list(page).getByRole('article').first().waitFor();
  expect(await page.getByText('含联系方式').count()).toBe(0);
  expect(await field(page).inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

test('a guest reads everything, writes, signs in, and finds his words', async () => {
  const { page, open, complaints } = await newVisitor();
  await open(PATH);
  await page.getByRole('heading', { name: '260 条评论' }).waitFor();
  await field(page).fill('谢谢夜里值班的护士');
  await page.getByRole('button', { name: '登录后发布' }).click();
  await page.getByRole('button', { name: '普通新客', exact: true }).click();
  await page.waitForURL(/#\/comment/);
  await page.getByRole('button', { name: '发布' }).waitFor();
  expect(await field(page).inputValue()).toBe('谢谢夜里值班的护士');
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByText('评论成功，审核通过后即可展示').waitFor();
  expect(complaints).toEqual([]);
});

test('a refusal keeps the words, and three taps are one comment', async () => {
  const visitor = await newVisitor({ persona: 'lapsed' });
  const { page, open, complaints } = visitor;
  await open(PATH);
  await field(page).fill('可以加微信聊');
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByText('内容里有不能发布的词').waitFor();
  expect(await field(page).inputValue()).toBe('可以加微信聊');
  await field(page).fill('可以一起聊聊');
  await page.getByRole('button', { name: '发布' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    button.click();
  });
  await page.getByRole('button', { name: /秒后再发/ }).waitFor();
  expect(await writtenBy(visitor)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

/** Two sixtieths of a second: a task that takes longer loses a frame. */
const LOST_FRAME_MS = 2000 / 60;

// 50 pages are read one after the other, 500 in a wide run.
const COUNT = isWide ? 10_000 : 1000;
const FRAMES = isWide ? 600 : 200;

test('thousands of comments: few of them are in the document, no frame is lost, going back finds the place', async () => {
  await control('comments', { count: COUNT });
  await answerAtOnce();
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(PATH);
  await page.getByRole('heading', { name: `${COUNT.toLocaleString('en-US')} 条评论` }).waitFor();
  await page.evaluate(async () => {
    const isWhole = () => document.body.textContent?.includes('没有更多评论了') === true;
    while (!isWhole()) {
      window.scrollTo(0, document.body.scrollHeight);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.evaluate((place) => window.scrollTo(0, place), 40 * COUNT);
  await page.waitForTimeout(300);
  for (const speed of [45, -45, 120]) {
    const { longestTaskMs, mostNodes } = await swingThrough(page, speed, FRAMES);
    expect(mostNodes).toBeLessThan(1500);
    expect(longestTaskMs).toBeLessThan(LOST_FRAME_MS);
  }

  const placeOf = () =>
    page.evaluate(() => {
      const row = [...document.querySelectorAll('article')].find((each) => each.getBoundingClientRect().top > 100);
      return { words: row?.textContent, top: Math.round(row?.getBoundingClientRect().top ?? 0) };
    });
  const before = await placeOf();
  await page.evaluate(() => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#/coupon-list';
    link.click();
    link.remove();
  });
  await page.getByRole('heading', { name: '卡券' }).first().waitFor();
  await page.goBack();
  await page.waitForFunction((least) => window.scrollY > least, 10 * COUNT);
  await page.waitForTimeout(400);
  const after = await placeOf();
  expect(after.words).toBe(before.words);
  // A place between two pixels.
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1);
  expect(complaints).toEqual([]);
}, 300_000);
