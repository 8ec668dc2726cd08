import { BASE, newVisitor } from '../support/visitor';

test.each([
  ['/', /#\/schedule\/points-mall$/],
  ['/#', /#\/schedule\/points-mall$/],
  ['/?to=%2Fschedule%2Fmember', /#\/schedule\/member$/],
])('%p leads to a screen', async (path, address) => {
  const { page, complaints } = await newVisitor();
  await page.goto(BASE + path);
  await page.waitForURL(address);
  await page.locator('h1, h2').first().waitFor();
  expect(complaints).toEqual([]);
});

test.each(['/#foo', '/#/\\x', '/#//evil.example', '/#/no/such', '/#/%E0%A4%A'])(
  'the unknown address %p shows the "not found" screen with a way home',
  async (path) => {
    const { page, complaints } = await newVisitor();
    await page.goto(BASE + path);
    await page.getByRole('heading', { name: '页面不存在' }).waitFor();
    await page.getByRole('link', { name: '返回首页' }).click();
    await page.waitForURL(/#\/schedule\/points-mall$/);
    expect(complaints).toEqual([]);
  },
);

test('the login page keeps its address /goods/list, and that screen offers the points mall', async () => {
  const { page, open, complaints } = await newVisitor();
  await open('/login');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL(/#\/goods\/list\?[^=&]+=[^=&]*$/);
  await page.getByRole('link', { name: '积分商城' }).click();
  await page.waitForURL(/#\/schedule\/points-mall$/);
  expect(complaints).toEqual([]);
});

test.each([
  ['no flag', null],
  ['flag 0', '0'],
  ['flag true', 'true'],
  ['flag 11', '11'],
])('a forged login answer is ignored and removed from the address: %s', async (_, flag) => {
  const { page, context, complaints } = await newVisitor();
  await context.addInitScript((value) => {
    if (value !== null) sessionStorage.setItem('systemOauthRedirect', value);
  }, flag);
  await page.goto(`${BASE}/#/schedule/points-mall?login_access_token=EVIL12345678&userId=1`);
  await page.getByRole('button', { name: '登录' }).waitFor();
  expect(page.url()).not.toContain('EVIL');
  expect(await page.evaluate(() => sessionStorage.getItem('loginInfo') ?? '')).not.toContain('EVIL');
  expect(complaints).toEqual([]);
});
