import { accessibilityFaultsOf } from '../support/soundness';
import { control, newVisitor } from '../support/visitor';
import { ask } from '../support/wheel';

const RECORD = '/prize-record';
const DETAIL = '/schedule/reward-detail?rewardId=';
const HOUR_MS = 3_600_000;

const openDetail = async (rewardId: string, persona: 'member' | 'elder' = 'member') => {
  const visitor = await newVisitor({ persona });
  await visitor.open(DETAIL + rewardId);
  await visitor.page.getByRole('heading', { level: 2 }).first().waitFor();
  return visitor;
};

test('each status has its word in the list, and a button where there is something to do', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(RECORD);
  for (const [name, status, button] of [
    ['50 积分', '积分发放中', undefined],
    ['乌龙茶礼盒', '待填写地址', '填写地址'],
    ['润肤乳套装', '待发货', '修改地址'],
    ['电子体温计', '已发货', '确认收货'],
    ['¥3.00 加购券', '发放失败', '重新发放'],
    ['上门护理一次', '已放入权益', undefined],
    ['洗护礼盒', '已过期', '删除'],
    ['帆布袋', '已取消', '删除'],
  ] as const) {
    const card = page
      .getByRole('region', { name: new RegExp(`^${name}，`) })
      .or(page.getByLabel(new RegExp(`^${name}，`)));
    await card.first().getByText(status).first().waitFor();
    expect(await card.first().getByRole('button').count()).toBe(button === undefined ? 0 : 1);
    if (button)
      await card
        .first()
        .getByRole('button', { name: new RegExp(button) })
        .waitFor();
  }
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the tabs hold what they say, and an empty one says so', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  await open('/schedule/points-mall');
  await page.getByRole('heading').first().waitFor();
  await open(RECORD);
  await page.getByText('还没有抽到奖品').waitFor();
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: /待领取/ }).click();
  await page.getByText('没有待领取的奖品').waitFor();
  await page.goBack();
  await page.waitForURL(/#\/schedule\/points-mall/);
  expect(complaints).toEqual([]);
});

test('a page of prizes after the other, without doubles', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open(RECORD);
  const { totalCount } = await ask<{ totalCount: number }>(page, 'prize/list', { tab: 'all' });
  const rows = page.locator('a[href*="reward-detail"]');
  await rows.first().waitFor();
  await page.waitForFunction((total) => {
    document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight);
    return document.querySelectorAll('a[href*="reward-detail"]').length >= total;
  }, totalCount);
  const links = await rows.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(new Set(links).size).toBe(totalCount);
  expect(links).toHaveLength(totalCount);
  expect(complaints).toEqual([]);
});

test('the deadline counts down by the clock of the server; it passes while the page is open, and the prize has expired', async () => {
  const { page, complaints } = await openDetail('RW1001');
  await page.getByText(/后截止领取/).waitFor();
  const { claimBefore } = await ask<{ claimBefore: number }>(page, 'reward/detail', { rewardId: 'RW1001' });
  // The phone believes in another day; only the server counts.
  await control('clock', { now: claimBefore - 6000 });
  await page.reload();
  await page.getByText(/0?0:0\d 后截止领取/).waitFor();
  await page.getByText('已过期').first().waitFor();
  await page.getByText('没有在期限内填写地址，已视为放弃').waitFor();
  expect(await page.getByRole('button', { name: '填写地址' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a deadline of a week warns, with day and time', async () => {
  const { page, complaints } = await openDetail('RW1009');
  await page.getByText(/^请在 (\d+ 月 \d+ 日|\d{4}-\d\d-\d\d) \d\d:\d\d\s前填写地址$/).waitFor();
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a parcel on its way: masked address, its number and its way, receipt asked twice and taken once', async () => {
  const { page, complaints } = await openDetail('RW1004');
  await page.getByText('SF1420260088').waitFor();
  expect(await page.locator('#root').innerText()).not.toMatch(/1[3-9]\d{9}|文三路 90/);
  expect(await page.getByRole('link', { name: '打电话给快递' }).getAttribute('href')).toBe('tel:95338');
  await page.getByRole('list', { name: '物流' }).getByText('包裹已打包出库').waitFor();
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('button', { name: '还没收到' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '确认收货' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: '确认收货' })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await page.getByText('您已确认收货').waitFor();
  const { timeline } = await ask<{ timeline: { text: string }[] }>(page, 'reward/detail', { rewardId: 'RW1004' });
  expect(timeline.filter(({ text }) => text === '您已确认收货')).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a coupon that could not be issued: issued again by one tap, and it is in the wallet', async () => {
  const { page, complaints } = await openDetail('RW1005');
  await page.getByText('发放失败').first().waitFor();
  await page.getByText(/系统会在 12 小时内自动再试/).waitFor();
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '重新发放' }).click();
  await page.getByRole('link', { name: '查看卡券' }).click();
  await page.waitForURL(/#\/coupon-list\?id=C/);
  expect(complaints).toEqual([]);
});

test('it is issued by the server itself when nobody taps', async () => {
  const { page, complaints } = await openDetail('RW1005');
  await page.getByText('发放失败').first().waitFor();
  await control('clock', { now: Date.now() + 13 * HOUR_MS });
  await page.reload();
  await page.getByText('已到账').first().waitFor();
  expect(complaints).toEqual([]);
});

test('expired: why, an appeal once, and off the list', async () => {
  const { page, complaints } = await openDetail('RW1007');
  await page.getByText('没有在期限内填写地址，已视为放弃').waitFor();
  await page.getByRole('button', { name: '申诉' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '申诉', exact: true }).click();
  await page.getByText('已提交申诉').waitFor();
  await page
    .getByText(/已申诉，客服会联系您/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^删\s*除$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^删\s*除$/ })
    .click();
  await page.waitForURL(/#\/prize-record/);
  await page.getByText('帆布袋').waitFor();
  expect(await page.locator('a[href*="RW1007"]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test("another member's reward is refused, and nothing of it is shown", async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'elder' });
  await open(`${DETAIL}RW1003`);
  await page.getByRole('heading', { name: '这份奖品是另一个账号的' }).waitFor();
  expect(await page.locator('#root').innerText()).not.toContain('润肤乳');
  const answer = await page.evaluate(async () => {
    const sent = await fetch('/api/miniapp/rank/vip/userPostage?appCode=scheduling&platform=wxWap', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ recordId: 'RW1003', addressId: 'A1', clientToken: 'not-mine' }),
    });
    return ((await sent.json()) as { code: number }).code;
  });
  expect(answer).toBe(2011);
  expect(complaints).toEqual([]);
});

test('the rewards tab of the record has every source and leads to each', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/schedule/record?tab=reward');
  await page.getByText(/^护理活动，/).waitFor();
  await page
    .getByRole('link', { name: /帆布袋补发/ })
    .first()
    .waitFor();
  expect(await accessibilityFaultsOf(page)).toEqual([]);
  await page
    .getByRole('link', { name: /药浴包试用装/ })
    .first()
    .click();
  await page.waitForURL(/reward-detail\?rewardId=RW1009/);
  await page.getByRole('button', { name: '填写地址' }).click();
  await page.getByRole('listitem').getByRole('button', { name: /省|市/ }).first().click();
  await page.waitForURL(/reward-detail\?rewardId=RW1009/);
  await page.getByText('待发货').first().waitFor();
  expect(complaints).toEqual([]);
});
