import type { Page } from 'playwright-core';
import { SMALL } from '../support/everyView';
import { agreeBefore, ask, readAndAgree } from '../support/membership';
import { control, newVisitor } from '../support/visitor';

const HOME = '/activity/nursing-care';
const CODE = 'nursing-care';

/** Over all times of a package. */
async function seatsLeft(page: Page, packageId: string): Promise<number> {
  const { slots } = await ask<{ slots: { left: number }[] }>(page, 'GET campaign/join/config', {
    code: CODE,
    packageId,
  });
  return slots.reduce((sum, { left }) => sum + left, 0);
}

/** Chooses the first time that is free, on the day that is shown. */
async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /剩/ }).first().check();
}

const tickTerms = (page: Page) => page.getByRole('checkbox', { name: /护理活动服务协议/ }).check();
const signUp = (page: Page) => page.getByRole('button', { name: '立即报名' }).click();

async function openReady(page: Page, open: (path: string) => Promise<void>, packageId: string): Promise<void> {
  await open(HOME);
  await page.getByRole('heading', { name: '四个服务包' }).waitFor();
  await agreeBefore(page, 'health');
  await open(`${HOME}/join?packageId=${packageId}`);
  await page.getByRole('heading', { name: '选上门时间' }).waitFor();
}

test('a member signs up with a time, pays, is led to the orders, and takes the money back', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await openReady(page, open, 'wound');
  await agreeBefore(page, 'pay');
  await chooseTime(page);
  await tickTerms(page);
  await signUp(page);
  await page.getByRole('button', { name: '立即付款 ¥99.00' }).click();
  await page.waitForURL(/__mock\/cashier/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo');
  expect(orderNo).toMatch(/^C\d+$/);
  await page.getByRole('button', { name: '支付成功' }).click();

  await page.waitForURL(new RegExp(`#${HOME}/order\\?orderNo=${orderNo}$`));
  await page.getByText('付款成功').waitFor();
  await page.getByRole('button', { name: '申请退款' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/¥99\.00 原路退回/).waitFor();
  await dialog.getByRole('button', { name: '申请退款' }).click();
  await page.getByRole('article', { name: /退款中/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('the last seat of a time is taken once; the other keeps the form and takes another time', async () => {
  const [first, second] = [await newVisitor({ persona: 'member' }), await newVisitor({ persona: 'elder' })];
  for (const { page, open } of [first, second]) await openReady(page, open, 'assess');
  const free = await seatsLeft(first.page, 'assess');
  for (const { page } of [first, second]) {
    await page.locator('fieldset[aria-label="日期"] button').nth(1).click();
    await page.getByText('剩 1 个').first().click();
    await page.getByRole('textbox', { name: /备注/ }).fill('请多敲几下门');
    await tickTerms(page);
  }
  await signUp(first.page);
  await first.page.getByText(/^HL\d+$/).waitFor();
  await signUp(second.page);
  await second.page.getByText('这个时间刚被约满，换一个时间试试').waitFor();
  expect(await second.page.getByRole('textbox', { name: /备注/ }).inputValue()).toBe('请多敲几下门');
  await second.page
    .getByText(/剩 2 个/)
    .first()
    .click();
  await signUp(second.page);
  await second.page.getByText(/^HL\d+$/).waitFor();
  expect(await seatsLeft(first.page, 'assess')).toBe(free - 2);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('a full package is waited for, and left again', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await openReady(page, open, 'mother');
  await page.locator('fieldset[aria-label="时间"] label').first().click();
  await tickTerms(page);
  await page.getByRole('button', { name: '已满，候补' }).click();
  await page.getByText('下一位就是您').waitFor();
  await page.getByRole('button', { name: '退出候补' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出候补' }).click();
  await page.getByRole('button', { name: '已满，候补' }).waitFor();
  expect(complaints).toEqual([]);
});

test('what a guest has filled in is there after the login and after the consent', async () => {
  const { page, open, complaints } = await newVisitor();
  await open(`${HOME}/join?packageId=assess`);
  await page.getByRole('textbox', { name: /备注/ }).fill('门铃坏了');
  await chooseTime(page);
  await signUp(page);
  await page.waitForURL(/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '会员', exact: true }).first().click();
  await page.getByText('已恢复上次填写').waitFor();
  expect(await page.getByRole('textbox', { name: /备注/ }).inputValue()).toBe('门铃坏了');
  await page.getByRole('checkbox', { name: /健康信息处理说明/ }).click();
  await readAndAgree(page);
  await page.getByText(/您已同意/).waitFor();
  expect(await page.getByRole('textbox', { name: /备注/ }).inputValue()).toBe('门铃坏了');
  expect(complaints).toEqual([]);
});

test.each(['', '/join', '/order', '/welfare', '/play'])('%s opens by its address in every state', async (path) => {
  const { page, open, complaints } = await newVisitor();
  for (const phase of ['coming', 'running', 'ended', 'removed']) {
    await control('campaign', { code: CODE, phase });
    await open(HOME + path);
    await page.reload();
    await page.getByRole('heading').first().waitFor();
    expect(await page.getByText('页面不存在').count()).toBe(0);
  }
  expect(complaints).toEqual([]);
});

test('a door whose call fails keeps its place and shows a dash', async () => {
  const { page, open } = await newVisitor({ persona: 'member' });
  await control('fault', { path: '/api/miniapp/rank/luck/draw/number', kind: '500', times: -1 });
  await open(HOME);
  await page.getByRole('link', { name: '抽奖 —' }).waitFor();
  await page.getByRole('link', { name: /福利/ }).waitFor();
});

test('长辈版 on a small phone: what is missing is said in sight, below a place that is higher than the window', async () => {
  const { page, open } = await newVisitor({ ...SMALL, elder: true, persona: 'member' });
  await open(`${HOME}/join?packageId=wound`);
  await page.getByRole('button', { name: '立即报名' }).tap();
  const words = page.getByText('还没有选时间', { exact: true });
  await words.waitFor();
  await page.waitForFunction(() => {
    const said = [...document.querySelectorAll('[role="alert"]')].find((each) => each.textContent === '还没有选时间');
    const { left, top, height } = said?.getBoundingClientRect() ?? { left: 0, top: 0, height: 0 };
    return said !== undefined && document.elementFromPoint(left + 4, top + height / 2) === said;
  });
});
