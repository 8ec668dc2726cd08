import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROUTES } from '../../src/shared/config/routes';
import { accessibilityFaultsOf, waitUntilLoaded } from '../support/soundness';
import { BASE, control, newVisitor, type Visitor } from '../support/visitor';

const MALL = ROUTES.pointsMall.path;

async function openDrawer({ page, context }: Visitor, path: string = MALL): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(BASE).origin });
  await page.goto(`${BASE}/?qa#${path}`);
  await page.getByRole('button', { name: '测试工作台' }).click();
  await page.getByText('最近').first().waitFor();
}

async function unfold(page: Page, title: RegExp | string): Promise<void> {
  await page.locator('mock-qa summary').filter({ hasText: title }).first().click();
}

async function judged(): Promise<(string | undefined)[]> {
  const answer = await fetch(`${BASE}/api/__mock/calls`);
  const { data } = (await answer.json()) as { data: { misfit?: string }[] };
  return data.map(({ misfit }) => misfit);
}

test('a browser that is driven sees no drawer unless it asks for it', async () => {
  const { page, open, complaints } = await newVisitor();
  await open(MALL);
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('mock-qa').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the keyboard opens and leaves it, and nothing in it is out of reach', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await openDrawer(visitor);
  await page.keyboard.press('Escape');
  const handle = page.getByRole('button', { name: '测试工作台' });
  expect(await handle.evaluate((each) => (each.getRootNode() as ShadowRoot).activeElement === each)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '测试工作台' }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

test('a person, a fault and the calls', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await openDrawer(visitor);
  await unfold(page, '身份');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '过期会员' }).click()]);
  await page.getByRole('button', { name: '测试工作台' }).click();
  await unfold(page, '身份');
  expect(await page.getByRole('button', { name: '过期会员' }).getAttribute('aria-pressed')).toBe('true');
  await unfold(page, '故障');
  await page.getByLabel('哪个请求').selectOption('/api/miniapp/mall/goods/list');
  await page.getByLabel('故障', { exact: true }).selectOption('500');
  await page.getByRole('button', { name: '设置故障' }).click();
  await page.getByText('接下来 /api/miniapp/mall/goods/list 会 500').waitFor();
  const { faults } = await control<{ faults: unknown[] }>('qaSee');
  expect(faults).toEqual([{ path: '/api/miniapp/mall/goods/list', kind: '500', times: 1 }]);
  await page.getByRole('button', { name: '全部撤销' }).click();
  await page.getByText('故障都撤销了').waitFor();
});

test('the last calls are judged by the contract, and one is copied as a command', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await openDrawer(visitor);
  expect(new Set(await judged())).toEqual(new Set(['']));
  await page.getByRole('button', { name: '刷新' }).click();
  await unfold(page, /^最近/);
  await unfold(page, /^200 mall\/goods\/list/);
  await page.getByText('符合合约').waitFor();
  await page.getByRole('button', { name: '复制为 curl' }).click();
  await page.getByText('已复制').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl -X GET '.*\/mall\/goods\/list\?/);
});

test.each([
  { who: 'lapsed', button: '过期会员', path: ROUTES.member.path, sees: '159****6120' },
  { who: 'member', button: '会员', path: ROUTES.record.path, sees: '积分' },
  { who: 'elder', button: '长辈会员', path: ROUTES.member.path, sees: '186****9931' },
])(
  'the report of $who opens the same state in another browser, and says nothing of a person',
  async ({ who, button, path, sees }) => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await openDrawer(visitor, path);
    await unfold(page, '身份');
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: button, exact: true }).click()]);
    await page.getByText(sees).first().waitFor();
    await control('feature', { name: 'lottery', on: false });
    await control('fault', { path: '/api/miniapp/notice/unread', kind: '500', times: -1 });
    await page.getByRole('button', { name: '测试工作台' }).click();
    await page.getByRole('button', { name: '复制报告' }).click();
    await page.getByText('已复制').waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).not.toMatch(/(?<!\d)1\d{10}(?!\d)|林书意|黎明远|欧阳静姝/);
    const [, link = ''] = /复现 (\S+)/.exec(report) ?? [];

    await control('reset');
    const other = await newVisitor();
    await other.page.goto(link);
    await other.page.waitForURL((url) => url.hash.startsWith(`#${path}`));
    await other.page.getByText(sees).first().waitFor();
    const seen = await other.page.request.post(`${BASE}/api/__mock/qaSee`, { data: {} });
    expect(((await seen.json()) as { data: object }).data).toMatchObject({
      persona: who,
      features: { lottery: false },
      faults: [{ path: '/api/miniapp/notice/unread', kind: '500', times: -1 }],
    });
  },
);

test('the drawer has no accessibility fault', async () => {
  const visitor = await newVisitor();
  await openDrawer(visitor);
  for (const title of ['身份', '故障', '宿主', '数据']) await unfold(visitor.page, title);
  expect(await accessibilityFaultsOf(visitor.page)).toEqual([]);
});

test('nothing of it is in the production build', () => {
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const texts = files.filter(({ name }) => /\.(js|css|html)$/.test(name));
  expect(texts.length).toBeGreaterThan(50);
  const spoiled = texts.filter(({ parentPath, name }) =>
    /mock-qa|__qa|__mock/.test(readFileSync(join(parentPath, name), 'utf8')),
  );
  expect(spoiled.map(({ name }) => name)).toEqual([]);
});
