import type { Page } from 'playwright-core';
import { isOnTurn } from '../../src/testing/wide';
import {
  ANDROID_APP,
  answerSheet,
  BROWSER,
  comeBack,
  complaintsOf,
  DEVELOPER_TOOLS,
  goTo,
  HOSTS,
  type Host,
  IN_MINI_PROGRAM,
  IOS,
  IOS_MINI,
  nativePage,
  seenIn,
  visitIn,
  WECOM,
  WINDOWS_APP,
  WITH_MENU,
  waitForCard,
} from '../support/hosts';
import { agreeBefore, openOrder, pay, timesPaid } from '../support/membership';
import { BASE, control } from '../support/visitor';
import type { Mood } from '../support/weixinPage';

/* What a member does in every host, over the real SDK and a strict bridge: each ends at its goal or with a clear way on. */

const GOOD = '/schedule/points-mall/goods-detail?goodsId=G1003';
const SOAP = '手工植物皂三块装';
const DISCOUNTS = '优选优惠';
const ELSEWHERE = '请在微信里打开这笔订单';
const PAID = '付款成功';

const linkOf = (path: string) => `${BASE}/?to=${encodeURIComponent(path)}#${path}`;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

/** A landing as a shared link has it: the client has put something before the hash. */
const LANDING = `${BASE}/?from=singlemessage&isappinstalled=0#`;

describe('share', () => {
  const clients = [...WITH_MENU, ...IN_MINI_PROGRAM].filter((_client, place) => isOnTurn(place));
  test.each(clients)('$name: the card is that of the screen shown', async (host) => {
    const visitor = await visitIn(host, 'member');
    const { page } = visitor;
    await page.goto(LANDING + GOOD);
    expect(await waitForCard(page, SOAP)).toMatchObject({
      link: linkOf(GOOD),
      picture: expect.stringMatching(/^http/),
    });
    await goTo(page, '/preferred-discount');
    expect(await waitForCard(page, DISCOUNTS)).toMatchObject({ link: linkOf('/preferred-discount') });
    await goTo(page, '/schedule/member');
    expect(await waitForCard(page, '杏邻')).toMatchObject({ link: linkOf('/schedule/points-mall') });
    const { hidden, calls } = await seenIn(page);
    expect(hidden).toEqual(host.client?.isMiniProgram ? [] : ['menuItem:copyUrl']);
    // Hash routes do not change the signed address: one signature, and none where there is nothing to sign for.
    expect(calls.filter((each) => each === 'preVerifyJSAPI')).toHaveLength(host.client?.isMiniProgram ? 0 : 1);
    expect(complaintsOf(visitor)).toEqual([]);
  });

  test.each([
    { host: IOS, mood: 'late' },
    { host: IOS_MINI, mood: 'late' },
    { host: ANDROID_APP, mood: 'refusingOnce' },
  ] as const)('$host.name, $mood: the card comes all the same', async ({ host, mood }) => {
    const visitor = await visitIn(host, undefined, mood);
    await visitor.page.goto(LANDING + GOOD);
    await waitForCard(visitor.page, SOAP);
    expect(complaintsOf(visitor)).toEqual([]);
  });

  test('a refused signature leaves no card of another screen, and the screen is as it is', async () => {
    const visitor = await visitIn(IOS, undefined, 'refusing');
    const { page } = visitor;
    await page.goto(LANDING + GOOD);
    await page.waitForFunction(() => {
      const { calls } = (window as unknown as { weixinPage: { calls: string[] } }).weixinPage;
      return calls.filter((each) => each === 'preVerifyJSAPI').length >= 2;
    });
    await heading(page, SOAP).waitFor();
    expect((await seenIn(page)).card).toBeUndefined();
    expect(complaintsOf(visitor)).toEqual([]);
  });

  test('a plain browser copies the link, WeCom names its own menu', async () => {
    const browser = await visitIn(BROWSER);
    await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await browser.open(GOOD);
    await browser.page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await browser.page.getByRole('button', { name: '分享' }).click();
    await browser.page.getByText('链接已复制').waitFor();
    expect(await browser.page.evaluate(() => navigator.clipboard.readText())).toBe(linkOf(GOOD));
    const wecom = await visitIn(WECOM);
    await wecom.open(GOOD);
    await wecom.page.getByRole('button', { name: '分享' }).click();
    await wecom.page.getByText('点右上角“···”，发送给朋友').waitFor();
    expect([...complaintsOf(browser), ...complaintsOf(wecom)]).toEqual([]);
  });
});

describe('pay', () => {
  /** The cashier of a fresh order, with the terms agreed to. */
  async function atCashier(host: Host, mood?: Mood) {
    const visitor = await visitIn(host, 'newcomer', mood);
    const { page, open } = visitor;
    await open('/schedule/member');
    await page.getByText('开通会员卡').first().waitFor();
    await agreeBefore(page, 'pay');
    const orderNo = await openOrder(page, 'vip');
    await page.goto(`${LANDING}/paying?orderNo=${orderNo}&biz=vip`);
    const isPaid = async () => {
      await heading(page, PAID).waitFor();
      expect(await timesPaid(page, orderNo)).toBe(1);
      expect(complaintsOf(visitor)).toEqual([]);
    };
    return { ...visitor, orderNo, isPaid };
  }

  const SHEETS = [
    { host: IOS, mood: 'prompt' },
    { host: DEVELOPER_TOOLS, mood: 'prompt' },
    { host: IOS, mood: 'late' },
    { host: IOS, mood: 'refusingOnce' },
    { host: ANDROID_APP, mood: 'prompt' },
  ] as const;

  test.each(SHEETS.filter((_sheet, place) => isOnTurn(place)))(
    '$host.name, $mood: cancelled, then paid by the messaging app’s sheet',
    async ({ host, mood }) => {
      const { page, orderNo, isPaid } = await atCashier(host, mood);
      await pay(page);
      await answerSheet(page, 'cancel');
      await page.getByText('您没有完成付款，订单还在').waitFor();
      await pay(page);
      await control('pay', { orderNo, result: 'success' });
      await answerSheet(page, 'ok');
      await isPaid();
    },
  );

  test('the sheet never answers: the server does', async () => {
    const { page, orderNo, isPaid } = await atCashier(IOS);
    await pay(page);
    await heading(page, '付款结果确认中').waitFor();
    await control('pay', { orderNo, result: 'success' });
    await isPaid();
  });

  test('no signature is taken: it is said, and the order stays to be paid', async () => {
    const { page } = await atCashier(IOS, 'refusing');
    await pay(page);
    await page.getByText('付款页面没有打开，请再试一次或换一种方式').waitFor();
    await page.getByRole('button', { name: /立即付款/ }).waitFor();
    await page.getByRole('button', { name: '联系客服' }).waitFor();
  });

  test.each(IN_MINI_PROGRAM)('$name: its native page, never the sheet', async (host) => {
    const { page, orderNo, isPaid } = await atCashier(host);
    await pay(page);
    expect(await nativePage(page)).toBe(`/pages/pay/pay?orderNo=${orderNo}&biz=vip`);
    expect((await seenIn(page)).calls).not.toContain('getBrandWCPayRequest');
    await control('pay', { orderNo, result: 'success' });
    await comeBack(page);
    await isPaid();
  });

  test('a mini-program that does not answer: it is said, and the order stays to be paid', async () => {
    const { page } = await atCashier(IOS_MINI, 'silent');
    await pay(page);
    await page.getByText('付款页面没有打开，请再试一次或换一种方式').waitFor();
    await page.getByRole('button', { name: /立即付款/ }).waitFor();
  });

  test('a plain browser: the wallet’s own page', async () => {
    const { page, isPaid } = await atCashier(BROWSER);
    await pay(page);
    await page.getByRole('button', { name: '支付成功' }).click();
    await isPaid();
  });

  test.each([WINDOWS_APP, WECOM])(
    '$name: no payment opens; the order is taken to a phone and asked for here',
    async (host) => {
      const { page, context, orderNo, isPaid } = await atCashier(host);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (host === WINDOWS_APP) await pay(page);
      await heading(page, ELSEWHERE).waitFor();
      await page.getByRole('button', { name: '复制订单链接' }).click();
      await page.getByText('订单链接已复制').waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(linkOf(`/paying?orderNo=${orderNo}&biz=vip`));
      await page.getByRole('button', { name: '我已支付' }).click();
      await heading(page, '付款结果确认中').waitFor();
      await control('pay', { orderNo, result: 'success' });
      await isPaid();
    },
  );
});

describe('chat', () => {
  test.each(HOSTS.filter((_host, place) => isOnTurn(place)))(
    '$name: the customer service opens, and the way back leads to the same screen',
    async (host) => {
      const visitor = await visitIn(host, 'member');
      const { page, open } = visitor;
      await open('/schedule/points-mall/order-list?tab=all');
      await page.getByRole('button', { name: '联系客服' }).first().click();
      if (host.client?.isMiniProgram) {
        expect(await nativePage(page)).toMatch(/^\/pages\/chat\/index\?link=http/);
        await comeBack(page);
      } else {
        await heading(page, '在线客服').waitFor();
        await page.goBack();
      }
      await page.getByRole('button', { name: '联系客服' }).first().waitFor();
      expect(new URL(page.url()).hash).toBe('#/schedule/points-mall/order-list?tab=all');
      await page.getByText('加载中').waitFor({ state: 'detached' });
      expect(complaintsOf(visitor)).toEqual([]);
    },
  );
});

describe('back', () => {
  test.each(HOSTS.filter((_host, place) => isOnTurn(place + 1)))(
    '$name: back closes the panel before the screen, and a landing has a way into the app',
    async (host) => {
      const visitor = await visitIn(host, 'member');
      const { page, open } = visitor;
      const dialog = page.getByRole('dialog', { name: '会员码' });
      await open('/schedule/member?step=code');
      await dialog.getByRole('button', { name: '关闭' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page
        .getByRole('button', { name: /会员码/ })
        .first()
        .click();
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).hash).toBe('#/schedule/member');
      // The mini-program has a title bar of its own: ours would be the second.
      await page.goto(LANDING + GOOD);
      await heading(page, SOAP).waitFor();
      const own = page.getByRole('button', { name: '返回', exact: true });
      expect(await own.count()).toBe(host.client?.isMiniProgram ? 0 : 1);
      if (!host.client?.isMiniProgram) {
        await own.click();
        await page.locator('#root').getByRole('navigation', { name: '主导航' }).waitFor();
      }
      expect(complaintsOf(visitor)).toEqual([]);
    },
  );
});
