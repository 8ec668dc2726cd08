import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROUTES } from '../../src/shared/config/routes';
import { DAY_MS } from '../../src/shared/lib/timeFormat';
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

interface NotedCall {
  id: number;
  route: string;
  /** 0: a page that was closed has cut it off. */
  status: number;
  /** Empty when the answer keeps the contract; absent when nobody can say. */
  misfit?: string;
}

/** The last calls of all visits, the newest first. */
async function lastCalls(): Promise<NotedCall[]> {
  const answer = await fetch(`${BASE}/api/__mock/calls`);
  return ((await answer.json()) as { data: NotedCall[] }).data;
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
  // What earlier visits have asked, some of it with faults, is among the last calls too.
  const before = (await lastCalls())[0]?.id ?? 0;
  await openDrawer(visitor);
  const own = (await lastCalls()).filter(({ id, status }) => id > before && status !== 0);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ misfit }) => misfit !== '')).toEqual([]);
  await page.getByRole('button', { name: '刷新' }).click();
  await page.locator('mock-qa #drawer [aria-busy]').waitFor({ state: 'detached' });
  await unfold(page, /^最近/);
  await unfold(page, /^200 mall\/goods\/list/);
  await page.getByText('符合合约').waitFor();
  await page.getByRole('button', { name: '复制为 curl' }).click();
  await page.getByText('已复制').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl -X GET '.*\/mall\/goods\/list\?/);
});

const keptIn = (page: Page) =>
  page.evaluate(() => ({ host: sessionStorage.getItem('qaHost'), elder: localStorage.getItem('elderMode') }));

interface Seen {
  persona: string;
  now: number;
}

const seenBy = async (page: Page) =>
  ((await (await page.request.post(`${BASE}/api/__mock/qaSee`, { data: {} })).json()) as { data: Seen }).data;

/** Presses one of the drawer's buttons that load the page anew. */
async function press(page: Page, section: string, name: string): Promise<void> {
  await unfold(page, section);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name, exact: true }).click()]);
  await page.getByRole('button', { name: '测试工作台' }).click();
  await page.getByText('最近').first().waitFor();
}

/** What somebody who gets the report can read in it, and the setting that its link holds. */
function readReport(report: string) {
  const [, link = ''] = /^复现 (\S+)$/m.exec(report) ?? [];
  const word = new URL(link).searchParams.get('qa') ?? '';
  const calls = report.match(/^- \d{4}-\S+Z (GET|POST) \/api\/\S+ → 200 合约✓/gm) ?? [];
  return { link, setting: JSON.parse(Buffer.from(word, 'base64url').toString()) as object, calls };
}

test.each([
  {
    who: 'lapsed',
    button: '过期会员',
    path: ROUTES.member.path,
    sees: '159****6120',
    deed: ['时间', '加 1 天'],
    days: 1,
    keeps: { host: null, elder: null },
  },
  {
    who: 'member',
    button: '会员',
    path: ROUTES.record.path,
    sees: '积分',
    deed: ['宿主', '微信内'],
    days: 0,
    keeps: { host: 'wechat', elder: null },
  },
  {
    who: 'elder',
    button: '长辈会员',
    path: ROUTES.member.path,
    sees: '186****9931',
    deed: ['外观', '长辈版'],
    days: 0,
    keeps: { host: null, elder: '1' },
  },
] as const)(
  'the report of $who opens the same state in another browser, and says nothing of a person',
  async ({ who, button, path, sees, deed, days, keeps }) => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await openDrawer(visitor, path);
    await press(page, '身份', button);
    await press(page, deed[0], deed[1]);
    await page.getByText(sees).first().waitFor();
    await control('feature', { name: 'lottery', on: false });
    await control('fault', { path: '/api/miniapp/notice/unread', kind: '500', times: -1 });
    await page.getByRole('button', { name: '复制报告' }).click();
    await page.getByText('已复制').waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).not.toMatch(/(?<!\d)1\d{10}(?!\d)|林书意|黎明远|欧阳静姝|mock\.[\da-f]{8}-/);
    expect(report).toMatch(new RegExp(`^画面 #${path}\\S*\n版本 [\\da-f]{6,}\n浏览器 \\S.*\n复现 http`));
    const { link, setting, calls } = readReport(report);
    expect(calls.length).toBeGreaterThan(0);
    expect(report.match(/^- /gm)?.length).toBeLessThanOrEqual(10);
    expect(Object.keys(setting).sort()).toEqual(['at', 'calm', 'data', 'elder', 'host', 'now', 'offline', 'who']);

    await control('reset');
    const other = await newVisitor();
    await other.page.goto(link);
    await other.page.waitForURL((url) => url.hash.startsWith(`#${path}`));
    await other.page.getByText(sees).first().waitFor();
    expect(await keptIn(other.page)).toMatchObject({ host: keeps.host, elder: keeps.elder });
    const seen = await seenBy(other.page);
    expect(seen).toMatchObject({
      persona: who,
      features: { lottery: false },
      faults: [{ path: '/api/miniapp/notice/unread', kind: '500', times: -1 }],
    });
    expect((seen.now - Date.now()) / DAY_MS).toBeCloseTo(days, 1);
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
