import type { Page } from 'playwright-core';
import { newVisitor, type Visitor } from '../support/visitor';

jest.setTimeout(240_000);

const SEEN = { timeout: 60_000 };

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const see = (page: Page, name: string) => heading(page, name).waitFor(SEEN);
const pathOf = (page: Page) => new URL(page.url()).hash.slice(1);

/** Chooses the answers one after the other; each question waits to be seen. */
async function answer(page: Page, answers: readonly string[]): Promise<void> {
  for (const each of answers) {
    await page.getByRole('radio', { name: each, exact: true }).check(SEEN);
    await page.getByRole('button', { name: /^(下一题|看结果)$/ }).click();
  }
}

async function finish({ page, open }: Visitor): Promise<void> {
  await open('/skin-library?quizId=skin-adult');
  await page.getByRole('button', { name: '开始自测' }).click(SEEN);
  await answer(page, ['都没有', '脸和脖子', '超过 6 周', '一周有两三晚睡不好', '抓破了，或有裂口']);
  await answer(page, ['没有', '没有', '差不多']);
  await see(page, '建议这几天去看医生');
}

test('a guest finds an article by a search, reads it, and reads it again without a network', async () => {
  const { page, context, open, complaints } = await newVisitor();
  await open('/skin-library');
  await page.getByRole('link', { name: '搜皮肤问题，例如 换季发干' }).click(SEEN);
  await page.getByRole('searchbox', { name: '皮肤问题' }).fill('换药', SEEN);
  await page.getByRole('button', { name: '搜索' }).click();
  await page.getByRole('link', { name: '小伤口换药前，先看这三点' }).click(SEEN);
  await see(page, '小伤口换药前，先看这三点');
  await page.getByText('伤口护理师').waitFor(SEEN);
  await page.getByRole('button', { name: '特大' }).click();
  await context.setOffline(true);
  await page.goBack();
  await page.getByRole('link', { name: '小伤口换药前，先看这三点' }).click(SEEN);
  await page.getByText(/^数据更新于/).waitFor(SEEN);
  await see(page, '小伤口换药前，先看这三点');
  expect(await page.getByRole('button', { name: '特大' }).getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);
});

test('a member keeps an article and finds it among the kept ones', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/skin-library?articleId=SK6001');
  await page.getByRole('button', { name: '收藏', exact: true }).click(SEEN);
  await page.getByRole('button', { name: '已收藏' }).waitFor(SEEN);
  await open('/skin-library');
  await page.getByRole('link', { name: '我的收藏' }).click(SEEN);
  await page.getByRole('link', { name: '晒后发红，先降温再补水' }).waitFor(SEEN);
  expect(complaints).toEqual([]);
});

test('a red flag ends the questionnaire at once and leads to the phone', async () => {
  const { page, open, complaints } = await newVisitor();
  await open('/skin-library');
  await page.getByRole('button', { name: '开始自测' }).click(SEEN);
  await page.getByRole('button', { name: /婴幼儿皮肤自测/ }).click(SEEN);
  await page.getByRole('button', { name: '开始自测' }).click(SEEN);
  await page.getByRole('radio', { name: '出现按下去不褪色的红点或紫斑' }).click(SEEN);
  await see(page, '建议尽快就医');
  const call = page.getByRole('region', { name: '自测结果' }).getByRole('link', { name: '打 120' });
  expect(await call.getAttribute('href')).toBe('tel:120');
  expect(complaints).toEqual([]);
});

test('back leads to the question before; who leaves goes on where he was', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/skin-library?quizId=skin-adult');
  await page.getByRole('button', { name: '开始自测' }).click(SEEN);
  await answer(page, ['都没有', '脸和脖子']);
  await see(page, '这处皮肤不舒服，有多久了？');
  await page.goBack();
  await see(page, '主要是哪里不舒服？');
  expect(await page.getByRole('radio', { name: '脸和脖子' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: '退出' }).click();
  await see(page, '最近审核的文章');
  await open('/skin-library?quizId=skin-adult');
  await page.getByRole('button', { name: '接着答（第 3 题）' }).click(SEEN);
  await see(page, '这处皮肤不舒服，有多久了？');
  expect(complaints).toEqual([]);
});

test('a newcomer has a result kept in the account after a consent of its own, and deletes it on both sides', async () => {
  const visitor = await newVisitor({ persona: 'newcomer' });
  const { page, open, complaints } = visitor;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await finish(visitor);
  expect(sent.filter((path) => path.includes('/skin/'))).toEqual([]);
  expect(pathOf(page)).not.toMatch(/soon|level|脸/);
  await page.getByRole('button', { name: '看说明并同意' }).click(SEEN);
  await see(page, '皮肤自测保存说明');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check(SEEN);
  await page.getByRole('button', { name: '同意并继续' }).click(SEEN);
  await page.getByRole('button', { name: '存到我的账号' }).click(SEEN);
  await see(page, '已存到您的账号');
  await open('/skin-library?step=history');
  await page.getByText('在这台手机上，也在您的账号里').waitFor(SEEN);
  await page.getByRole('button', { name: /^删除 .*的自测$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click(SEEN);
  await page.getByText('还没有自测记录').waitFor(SEEN);
  await page.reload();
  await page.getByText('还没有自测记录').waitFor(SEEN);
  expect(complaints).toEqual([]);
});

test('a guest who signs in takes his result along', async () => {
  const visitor = await newVisitor();
  const { page, complaints } = visitor;
  await finish(visitor);
  await see(page, '只在这个页面里');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '普通新客', exact: true }).click();
  await see(page, '建议这几天去看医生');
  await see(page, '只在这台手机上');
  expect(complaints).toEqual([]);
});
