import type { Page } from 'playwright-core';
import { openAnew } from '../support/addresses';
import { signInByPage } from '../support/login';
import { agreeBefore, ask, cardOf } from '../support/membership';
import { BASE, control, newVisitor, type Visitor } from '../support/visitor';

const GOOD = '/schedule/points-mall/goods-detail?goodsId=G1003&step=confirm&skuId=G1003-1&num=1';
const REMARK = '请放在护士站';

/** The session of who is signed in ends on the server; the next answer leads to the login, where somebody else signs in. */
async function endAndSignInAs({ page, context }: Visitor, name: string): Promise<void> {
  const former = await page.evaluate(() => sessionStorage.getItem('loginInfo'));
  await context.clearCookies();
  await page.reload();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL((url) => url.origin === BASE && url.hash.startsWith('#/'));
  await page.waitForFunction((before) => ![null, before].includes(sessionStorage.getItem('loginInfo')), former);
}

/** Member A leaves a trace everywhere that keeps one. Answers the codes that were shown to him. */
async function leaveTraces(visitor: Visitor): Promise<string[]> {
  const { page } = visitor;
  await visitor.open('/schedule/member?step=code');
  const memberCode = page.getByText(/66[\d\s]{16,}/).first();
  await memberCode.waitFor();
  const shown = [(await memberCode.innerText()).replace(/\D/g, '')];

  const coupons = await ask<{ recordList: { couponId: string; status: string }[] }>(page, 'GET coupon/mine', {
    tab: 'usable',
    currentPage: '1',
  });
  await openAnew(visitor, `/coupon-list?tab=mine&id=${coupons.recordList[0]?.couponId ?? ''}`);
  const code = page
    .getByRole('dialog', { name: '卡券详情' })
    .getByText(/^[\d\s]{16,}$/)
    .first();
  await code.waitFor();
  shown.push((await code.innerText()).replace(/\D/g, ''));

  await openAnew(visitor, GOOD);
  await page.getByRole('button', { name: '提交订单' }).waitFor();
  await page.getByText('我已阅读并同意').click();
  await page.getByRole('textbox', { name: '备注' }).fill(REMARK);
  await page.waitForFunction((words) => JSON.stringify({ ...sessionStorage }).includes(words), REMARK);
  return shown;
}

const storedText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]).replace(/\s/g, ''));

test('the session of one member ends and another signs in in the same tab: nothing of the first is there', async () => {
  const visitor = await signInByPage('会员');
  const { page, complaints } = visitor;
  const codes = await leaveTraces(visitor);
  expect(await storedText(page)).toContain(codes[0]);
  expect(await storedText(page)).toContain(codes[1]);

  await openAnew(visitor, '/schedule/member');
  await page
    .getByText('林**')
    .or(page.getByRole('button', { name: '退出登录' }))
    .first()
    .waitFor();
  await endAndSignInAs(visitor, '长辈会员');
  const left = await storedText(page);
  for (const trace of [...codes, REMARK]) expect(left).not.toContain(trace);

  await openAnew(visitor, GOOD);
  await page.getByRole('button', { name: '提交订单' }).waitFor();
  expect(await page.getByRole('textbox', { name: '备注' }).inputValue()).toBe('');
  expect(await page.getByRole('checkbox', { name: /我已阅读并同意/ }).isChecked()).toBe(false);
  expect(complaints).toEqual([]);
});

test('a card that one member was about to activate is not activated for the next one', async () => {
  const visitor = await signInByPage('普通新客');
  const { page, open, complaints } = visitor;
  await open('/schedule/activate-membership?code=X030-88FA-3C6T');
  await page.getByRole('button', { name: '查看这张卡' }).waitFor();
  await agreeBefore(page, 'activate');
  await page.getByRole('button', { name: '查看这张卡' }).click();
  await page.getByRole('button', { name: '阅读须知并激活' }).click();
  await page.getByRole('button', { name: '确认激活' }).waitFor();
  const preview = page.url();

  await visitor.context.clearCookies();
  await page.getByRole('button', { name: '确认激活' }).click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '长辈会员', exact: true }).click();
  await page.waitForURL((url) => url.hash.startsWith('#/schedule/activate-membership'));
  const before = (await cardOf(page)).my.expireAt;
  await page.getByLabel('激活码').waitFor();
  expect(await page.getByLabel('激活码').inputValue()).toBe('');
  expect(await page.getByRole('button', { name: '确认激活' }).count()).toBe(0);
  await page.goto(`${BASE}/app-config.js`);
  await page.goto(preview);
  await page.getByLabel('激活码').waitFor();
  expect(await page.getByRole('button', { name: '确认激活' }).count()).toBe(0);
  expect((await cardOf(page)).my.expireAt).toBe(before);
  expect(complaints).toEqual([]);
});

test('an order without an answer is not handed in again by the next member', async () => {
  const visitor = await signInByPage('会员');
  const { page, open, complaints } = visitor;
  await open(GOOD);
  await page.getByRole('button', { name: '提交订单' }).waitFor();
  await page.getByText('我已阅读并同意').click();
  await page.route('**/mall/order/create?*', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: '提交订单' }).click();
  await page
    .getByRole('button', { name: /再查|查询|再次/ })
    .or(page.getByText(/没有收到结果|结果/))
    .first()
    .waitFor();
  await page.unroute('**/mall/order/create?*');
  await openAnew(visitor, '/schedule/member');
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  await endAndSignInAs(visitor, '长辈会员');
  const handedIn: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mall/order/create')) handedIn.push(request.url());
  });
  await openAnew(visitor, GOOD);
  await page.getByRole('button', { name: '提交订单' }).waitFor();
  expect(handedIn).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Two tabs of one phone: this one shows the member, the cookie is the elder's by now. */
async function signInElsewhere({ context }: Visitor): Promise<void> {
  await context.request.post(`${BASE}/api/__mock/login`, { data: { persona: 'elder' } });
}

test('two tabs, two members: the account of the second is not closed, nor his address book written, from the first', async () => {
  const visitor = await signInByPage('普通新客');
  const { page, open, complaints } = visitor;
  await open('/schedule/address?action=new');
  await page.getByLabel('收货人').fill('周小满');
  await page.getByLabel('手机号').fill('13600007788');
  await page.getByRole('button', { name: /粘贴识别/ }).click();
  await page.getByLabel('收货信息').fill('周小满 13600007788 浙江省杭州市西湖区文三路 128 号 3 幢 201');
  await page.getByRole('button', { name: '识别' }).last().click();
  await page.getByRole('button', { name: '填入下面' }).click();
  await signInElsewhere(visitor);
  const before = (await ask<unknown[]>(page, 'GET address/list')).length;
  await page.getByRole('button', { name: '保存' }).last().click();
  await page.getByText(/会员编号尾号 1001/).waitFor();
  expect(await ask<unknown[]>(page, 'GET address/list')).toHaveLength(before);
  await page.getByRole('button', { name: '重新加载' }).click();
  await page.getByRole('button', { name: '登录' }).waitFor();
  expect(new URL(page.url()).hash).toMatch(/^#\/schedule\/address/);
  expect(complaints).toEqual([]);
});

test('申请注销 in the tab of one member leaves the account of the other alone', async () => {
  await control('reset');
  const visitor = await signInByPage('普通新客');
  const { page, open, complaints } = visitor;
  await open('/schedule/notice-before?tab=records&action=close');
  await page.getByText('不再使用').click();
  await signInElsewhere(visitor);
  await page.getByRole('button', { name: '申请注销' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '申请注销' }).click();
  await page.getByText(/会员编号尾号 1001/).waitFor();
  expect(await ask(page, 'GET user/close/status')).not.toMatchObject({ status: 'cooling' });
  expect(complaints).toEqual([]);
});

test('退出登录 without a network signs this phone out; the server is told when the network is back', async () => {
  const { page, context, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/member');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByText('退出登录？').waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^退\s?出$/ }).click();
  await page.getByText('您还没有登录').waitFor();
  await page.getByText(/连上网后自动办完/).waitFor();
  const told = page.waitForRequest(/session\/logout/);
  await context.setOffline(false);
  expect((await (await told).response())?.ok()).toBe(true);
  await page.waitForFunction(() => localStorage.getItem('logoutLeft') === null);
  expect(complaints).toEqual([]);
});

test('a session storage that is full: the login says why it cannot go on', async () => {
  const { page, context, open } = await newVisitor();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open('/schedule/member');
  await page.getByRole('button', { name: '登录' }).first().click();
  await page.getByText('登录状态保存不了').waitFor();
  await page.getByText(/无痕浏览/).waitFor();
  expect(page.url()).toContain('#/schedule/member');
});
