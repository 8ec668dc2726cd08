import { SMALL } from '../support/everyView';
import { circlesAtClock, linesOf } from '../support/geometry';
import { control, newVisitor, type Visitor } from '../support/visitor';

const PATH = '/may';

/** What the server answers to the visitor's own browser. */
async function ask<T>({ page }: Visitor, path: string): Promise<T> {
  return page.evaluate(async (address) => (await (await fetch(address)).json()).data, path) as Promise<T>;
}

/** Something that a member did elsewhere. */
async function post({ page }: Visitor, path: string, payload: object): Promise<Record<string, string>> {
  return page.evaluate(
    async ([address, body]) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...body, clientToken: crypto.randomUUID() }),
      });
      return (await answer.json()).data;
    },
    [path, payload] as const,
  );
}

async function doAll(visitor: Visitor): Promise<void> {
  await post(visitor, '/api/miniapp/points/sign/do', {});
  await post(visitor, '/api/miniapp/coupon/claim', { couponId: 'O-90' });
  const { commentId } = await post(visitor, '/api/miniapp/annual/activity/comment/addComment', {
    activityId: 95,
    content: '慢慢吃早餐真好',
    images: [],
  });
  await control('approve', { commentId });
}

test('what was done on another screen fills the plates on coming back', async () => {
  const visitor = await newVisitor({ persona: 'newcomer' });
  const { page, open, complaints } = visitor;
  await open(PATH);
  await page.getByRole('heading', { name: '已完成 0 / 3' }).waitFor();
  await page.getByRole('link', { name: '去签到' }).first().click();
  await page.waitForURL(/points-mall\?step=sign/);
  await page.getByRole('dialog', { name: '签到日历' }).waitFor();
  await post(visitor, '/api/miniapp/points/sign/do', {});
  await page.goBack();
  await page.getByRole('heading', { name: '已完成 1 / 3' }).waitFor();
  await page.getByRole('link', { name: '去领券' }).first().click();
  await page.waitForURL(/coupon-list\?tab=center/);
  await post(visitor, '/api/miniapp/coupon/claim', { couponId: 'O-90' });
  await page.goBack();
  await page.getByRole('heading', { name: '已完成 2 / 3' }).waitFor();

  await page.getByRole('link', { name: '去写' }).first().click();
  await page.getByRole('textbox', { name: '写评论' }).fill('第一次做三明治');
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByText('评论成功，审核通过后即可展示').waitFor();
  const mine = await ask<{ recordList: { commentId: string }[] }>(
    visitor,
    '/api/miniapp/annual/activity/comment/mine?activityId=95&currentPage=1&pageSize=5',
  );
  await page.goBack();
  await page.getByText('已提交，审核通过后算完成').waitFor();
  await control('approve', { commentId: mine.recordList[0]?.commentId });
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('heading', { name: '已完成 3 / 3' }).waitFor();
  expect(complaints).toEqual([]);
});

test('what was earned is claimed once and leads to where it is', async () => {
  const visitor = await newVisitor({ persona: 'newcomer' });
  const { page, open, complaints } = visitor;
  await open(PATH);
  await page.getByRole('heading', { name: '已完成 0 / 3' }).waitFor();
  await doAll(visitor);
  await page.reload();
  await page.getByRole('button', { name: '去领奖，共 3 份' }).click();
  const rewards = page.locator('#block-rewards');
  const box = rewards.getByRole('listitem').filter({ hasText: '早餐礼盒' });
  await box.getByRole('button', { name: '领取' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    button.click();
  });
  await box.getByRole('link', { name: '填地址' }).waitFor();
  await page.getByText('还有 185 份').waitFor();
  await page.getByText('共 115 人').waitFor();
  await box.getByRole('link', { name: '填地址' }).click();
  await page.waitForURL(/reward-detail\?rewardId=/);
  await page.getByText('早餐礼盒').first().waitFor();
  await page.goBack();
  await rewards.getByRole('listitem').filter({ hasText: '加购券' }).getByRole('button', { name: '领取' }).click();
  await rewards.getByRole('link', { name: '看卡券' }).click();
  await page.waitForURL(/#\/coupon-list/);
  expect(complaints).toEqual([]);
});

test('a guest sees everything, and signs in when he begins', async () => {
  const { page, open, complaints } = await newVisitor();
  await open(PATH);
  await page.getByText('登录后自动记下您的进度').waitFor();
  await page.getByRole('heading', { name: '完成有礼' }).waitFor();
  await page.getByRole('button', { name: '看做法' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await page.goBack();
  await page.getByRole('button', { name: '登录后开始' }).click();
  await page.getByRole('button', { name: '普通新客', exact: true }).click();
  await page.waitForURL(/#\/may/);
  await page.getByText('每完成一件，盘子里开一朵花').waitFor();
  expect(complaints).toEqual([]);
});

test('before the start there is a reminder, after the end what was earned', async () => {
  const visitor = await newVisitor({ persona: 'newcomer' });
  const { page, open, complaints } = visitor;
  await control('campaign', { code: 'may', phase: 'coming' });
  await open(PATH);
  await page.getByRole('button', { name: '提醒我' }).click();
  await page.getByRole('button', { name: '取消提醒' }).waitFor();
  await control('campaign', { code: 'may', phase: 'running' });
  await doAll(visitor);
  await ask(visitor, '/api/miniapp/campaign/detail?code=may');
  await control('campaign', { code: 'may', phase: 'ended' });
  await page.reload();
  await page.getByText(/已于 .+结束/).waitFor();
  await page.getByRole('button', { name: '去领奖，共 3 份' }).waitFor();
  await page.locator('#block-rewards').getByRole('button', { name: '领取' }).first().click();
  await page.getByRole('button', { name: '去领奖，共 2 份' }).waitFor();
  await control('campaign', { code: 'may', phase: 'removed' });
  await page.reload();
  await page.getByText('活动资料已下线').waitFor();
  expect(complaints).toEqual([]);
});

test('who lives elsewhere reads why and is led to the address', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'lapsed' });
  await open(PATH);
  await page.getByRole('link', { name: /只在京沪苏浙/ }).click();
  await page.waitForURL(/#\/schedule\/address/);
  expect(complaints).toEqual([]);
});

test('in 长辈版 on a small phone each half of that reason keeps to its line', async () => {
  const { page, open, complaints } = await newVisitor({ ...SMALL, elder: true, persona: 'lapsed' });
  await open(PATH);
  const reason = page
    .getByRole('link', { name: /只在京沪苏浙/ })
    .locator('span')
    .first();
  expect(await reason.evaluate(linesOf)).toBe(2);
  expect(complaints).toEqual([]);
});

test.each([390, 480])('the picture keeps clear of the clock above it in a window of %i px', async (width) => {
  const { page, open, complaints } = await newVisitor({ width, height: 844, persona: 'member' });
  await open(PATH);
  await page.getByRole('timer').first().waitFor();
  expect(await page.evaluate(circlesAtClock)).toBe(0);
  expect(complaints).toEqual([]);
});
