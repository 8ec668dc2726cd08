import type { Page } from 'playwright-core';
import { isOnTurn } from '../../src/testing/wide';
import { complaintsOf, goTo, HOSTS, IOS, visitIn } from '../support/hosts';
import { control } from '../support/visitor';

/* Signing in from every host, and what the back key, a refusal and a used code make of it. */

const signInButton = (page: Page) => page.getByRole('button', { name: '登录' }).first();
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const AUTHORISE = /__mock\/connect\/oauth2\/authorize/;
const isMember = (page: Page) => page.getByRole('button', { name: '退出登录' }).waitFor();
const isIn = (page: Page) => new URL(page.url()).hash === '#/schedule/member';

/** A member's screen under a first page, and from there to the authorisation page. */
async function leaveForLogin(host: (typeof HOSTS)[number]) {
  const visitor = await visitIn(host);
  const { page, open } = visitor;
  await open('/schedule/points-mall');
  await page.locator('#root').getByRole('navigation', { name: '主导航' }).waitFor();
  await goTo(page, '/schedule/member');
  await signInButton(page).click();
  await page.waitForURL(AUTHORISE);
  return visitor;
}

test.each(HOSTS.filter((_host, place) => isOnTurn(place)))(
  '$name: refused, then signed in; back never leads to the authorisation page',
  async (host) => {
    const visitor = await leaveForLogin(host);
    const { page } = visitor;
    await choose(page, '拒绝');
    await page.getByRole('link', { name: '返回' }).click();
    await signInButton(page).click();
    await page.waitForURL(AUTHORISE);
    await choose(page, '会员');
    await isMember(page);
    expect(isIn(page)).toBe(true);
    expect(page.url()).not.toMatch(/login_access_token|userId/);
    await page.goBack();
    await isMember(page);
    expect(isIn(page)).toBe(true);
    expect(complaintsOf(visitor)).toEqual([]);
  },
);

describe('an authorisation page that stays in the history and sends on at once', () => {
  /** The page goes on as a link would, so that it keeps its entry; when it is shown again it does so by itself. */
  async function keepItsEntry(page: Page): Promise<() => number> {
    let shown = 0;
    await page.route(/connect\/oauth2\/authorize/, async (route) => {
      shown += 1;
      const response = await route.fetch({ maxRetries: 2 });
      const body = (await response.text()).replace('location.replace(answer', 'location.assign(answer');
      await route.fulfill({ response, body });
    });
    return () => shown;
  }

  test('the member goes on where he had left; back leads to the screen before', async () => {
    const visitor = await visitIn(IOS);
    const { page, open } = visitor;
    const timesShown = await keepItsEntry(page);
    await open('/schedule/points-mall');
    await page.locator('#root').getByRole('navigation', { name: '主导航' }).waitFor();
    await goTo(page, '/schedule/member');
    await signInButton(page).click();
    await page.waitForURL(AUTHORISE);
    await choose(page, '会员');
    await isMember(page);
    // The address without the login's parameter is that of the page that was left.
    await page.waitForURL((url) => url.search === '' && url.hash === '#/schedule/member');
    await isMember(page);
    await page.goBack();
    await page.locator('#root').getByRole('navigation', { name: '主导航' }).waitFor();
    await page.waitForURL(/points-mall/);
    expect(timesShown()).toBe(1);
    expect(complaintsOf(visitor)).toEqual([]);
  });
});

test('a code is good once: used again it signs nobody in, and leads back with a login that works', async () => {
  const visitor = await leaveForLogin(IOS);
  const { page } = visitor;
  const withCode = page.waitForRequest(/__mock\/wxlogin\?.*code=/);
  await choose(page, '会员');
  const used = new URL((await withCode).url());
  await isMember(page);

  const other = await visitIn(IOS);
  await other.open('/schedule/member');
  await signInButton(other.page).click();
  await other.page.waitForURL(AUTHORISE);
  const redirect = new URL(new URL(other.page.url()).searchParams.get('redirect_uri') ?? '');
  await other.page.goto(used.origin + used.pathname + used.search + redirect.hash);
  await other.page.getByText('登录码已失效，请重新登录').waitFor();
  await other.page.getByRole('link', { name: '返回' }).click();
  await signInButton(other.page).click();
  await other.page.waitForURL(AUTHORISE);
  await choose(other.page, '会员');
  await isMember(other.page);
  expect([...complaintsOf(visitor), ...complaintsOf(other)]).toEqual([]);
});

/** The server has forgotten the member, who is sent to the login and refuses it. */
async function loseSessionAndRefuse({ page, context }: Awaited<ReturnType<typeof visitIn>>): Promise<void> {
  await context.clearCookies();
  await page.reload();
  await page.waitForURL(AUTHORISE);
  await choose(page, '拒绝');
  await page.getByRole('link', { name: '返回' }).click();
}

test('the server has forgotten a member who then refuses: he is not sent to the login again by himself', async () => {
  const visitor = await visitIn(IOS, 'member');
  const { page, open } = visitor;
  await open('/schedule/member');
  await isMember(page);
  await loseSessionAndRefuse(visitor);
  await page.getByRole('button', { name: '重新登录' }).first().waitFor();
  expect(page.url()).not.toMatch(AUTHORISE);
  await page.getByRole('button', { name: '重新登录' }).first().click();
  await page.waitForURL(AUTHORISE);
  await choose(page, '会员');
  await isMember(page);
  await control('reset');
  expect(complaintsOf(visitor)).toEqual([]);
});

test('where guests may read, too: the login starts; who refuses it sees what a guest sees, not that he has nothing', async () => {
  const visitor = await visitIn(IOS, 'member');
  const { page, open } = visitor;
  const app = page.locator('#root');
  const offer = app.getByText('登录后可以看到您能领的权益');
  const isShown = async () => {
    await app
      .getByRole('heading', { name: /权益日$/ })
      .first()
      .waitFor();
    expect(await offer.count()).toBe(0);
  };
  await open('/equity-day');
  await isShown();
  await loseSessionAndRefuse(visitor);
  await offer.waitFor();
  expect(page.url()).not.toMatch(AUTHORISE);
  await signInButton(page).click();
  await page.waitForURL(AUTHORISE);
  await choose(page, '会员');
  await page.waitForURL((url) => url.hash === '#/equity-day');
  await isShown();
  await control('reset');
  expect(complaintsOf(visitor)).toEqual([]);
});
