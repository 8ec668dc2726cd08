import { BASE, newVisitor } from '../support/visitor';

const GOODS = /\/mall\/goods\/list\?/;
const A_GOOD = '氨基酸温和洗护礼盒';
const GAP = /还差 [\d,]+ 积分/;

test('after a shared link, 退出登录 and 首页 a guest sees nothing of the former member', async () => {
  const { page, complaints } = await newVisitor({ persona: 'newcomer' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (GOODS.test(request.url())) asked.push(request.url());
  });
  await page.goto(`${BASE}/?to=%2Fschedule%2Fmember`);
  await page.getByRole('button', { name: '退出登录' }).click();
  // The list belongs to the home screen, which nobody has opened yet.
  expect(asked).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click();
  await page.getByRole('button', { name: '退出登录' }).waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  await page.getByText(A_GOOD).first().waitFor();
  expect(await page.getByText(GAP).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a member’s own list names what is missing', async () => {
  const { page, open } = await newVisitor({ persona: 'newcomer' });
  await open('/schedule/points-mall');
  await page.getByText(GAP).first().waitFor();
});

test('a guest’s list that comes after the login is not shown to the member', async () => {
  const { page, context, open, complaints } = await newVisitor();
  let release = () => {};
  let asked = 0;
  await page.route(GOODS, async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const response = await route.fetch({ maxRetries: 2 });
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return route.fulfill({ response });
  });
  const first = page.waitForRequest(GOODS);
  await open('/schedule/points-mall');
  await first;
  await page.getByRole('navigation', { name: '主导航' }).waitFor();
  const answer = await context.request.post(`${BASE}/api/__mock/login`, { data: { persona: 'newcomer' } });
  const { data } = (await answer.json()) as { data: { login_access_token: string; userId: string } };
  await page.evaluate(({ login_access_token, userId }) => {
    sessionStorage.setItem('systemOauthRedirect', '1');
    location.hash = `#/schedule/points-mall?login_access_token=${login_access_token}&userId=${userId}`;
  }, data);
  await page.waitForFunction(() => sessionStorage.getItem('loginInfo') !== null);
  release();
  await page.getByText(GAP).first().waitFor();
  expect(asked).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});

test.each([
  ['the web-view of a mini-program', ' MicroMessenger/8.0.49 miniProgram/wx0123456789abcdef', 'miniProgram'],
  ['a request of a mini-program itself', ' MicroMessenger/8.0.67 MiniProgramEnv/android', 'wxWap'],
])('in %s the first call names the platform as every call does', async (_, agent, platform) => {
  const { page, open } = await newVisitor({
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)${agent}`,
  });
  const named: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/miniapp/')) named.push(url.searchParams.get('platform'));
  });
  await open('/schedule/points-mall');
  await page.getByText(A_GOOD).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named)).toEqual(new Set([platform]));
});
