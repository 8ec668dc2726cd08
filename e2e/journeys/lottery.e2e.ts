import { control } from '../support/visitor';
import { ask, chancesOf, drawButton, openWheel, PLAY, prizesOf, result, winPrize } from '../support/wheel';

test('points are in the ledger at once, and the row leads back to the prize', async () => {
  const visitor = await openWheel();
  const { page, complaints } = visitor;
  const before = (await ask<{ available: number }>(page, 'points/summary')).available;
  await control('draw', { prizeId: 'P-POINTS-50' });
  await drawButton(page).click();
  await page.getByText('积分已到账', { exact: true }).waitFor();
  await page.getByRole('link', { name: '查看积分' }).click();
  await page.waitForURL(/#\/schedule\/record/);
  await page
    .getByText((before + 50).toLocaleString('en-US'))
    .first()
    .waitFor();
  await page
    .getByRole('link', { name: /杏运抽奖 50 积分/ })
    .first()
    .click();
  await page.waitForURL(/reward-detail\?rewardId=LR/);
  await page.getByText('已到账').first().waitFor();
  await page.getByText('杏运抽奖，').waitFor();
  expect(complaints).toEqual([]);
});

test('a coupon is in the wallet and opens from the result', async () => {
  const { page, complaints } = await winPrize('P-COUPON-30');
  await page.getByText('已放入您的卡券').waitFor();
  await page.getByRole('link', { name: '查看卡券' }).click();
  await page.waitForURL(/#\/coupon-list\?.*id=C/);
  await page.getByRole('dialog').getByText(/30/).first().waitFor();
  expect(complaints).toEqual([]);
});

test('a right is among the rights with its source, and the prize leads to it', async () => {
  const { page, open, complaints } = await winPrize('P-VISIT');
  await page.getByRole('link', { name: '查看权益' }).click();
  await page.waitForURL(/#\/equity\?rightId=R-visit/);
  await page.getByRole('heading', { name: '上门护理一次' }).waitFor();
  await page.getByText('剩 2 / 2 次').waitFor();
  await page
    .getByText(/杏运抽奖/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: /预约/ }).waitFor();

  await open('/schedule/equity-aggregation');
  await page.getByRole('heading', { name: '上门护理一次' }).waitFor();
  await open('/prize-record?tab=sent');
  await page
    .getByRole('link', { name: /上门护理一次/ })
    .first()
    .click();
  await page.waitForURL(/reward-detail/);
  await page.getByRole('link', { name: '查看权益' }).click();
  await page.waitForURL(/#\/equity\?rightId=R-visit/);
  expect(complaints).toEqual([]);
});

test('goods: address from the result, changed before shipping, shipped, received', async () => {
  const { page, complaints } = await winPrize('P-TEA');
  await page.getByText(/^请在 .* 前填写地址$/).waitFor();
  await page.getByRole('button', { name: '填写地址' }).click();
  await page.waitForURL(/#\/schedule\/address\?mode=select/);
  const addresses = page.getByRole('listitem').getByRole('button', { name: /省|市/ });
  await addresses.first().click();
  await page.waitForURL(/reward-detail\?rewardId=LR/);
  await page.getByText('待发货').first().waitFor();
  await page
    .getByText(/发货前可以修改地址/)
    .first()
    .waitFor();
  const rewardId = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('rewardId') ?? '';
  const addressOf = () =>
    ask<{ address: { mobileMasked: string } }>(page, 'reward/detail', { rewardId }).then(({ address }) => address);
  const first = await addressOf();

  await page.getByRole('button', { name: '修改地址' }).click();
  await page.waitForURL(/#\/schedule\/address\?mode=select/);
  await addresses.nth(1).click();
  await page.waitForURL(/reward-detail\?rewardId=LR/);
  await page.getByText('已修改地址').waitFor();
  expect(await addressOf()).not.toEqual(first);

  await control('ship', { rewardId });
  await page.reload();
  await page.getByText('已发货').first().waitFor();
  expect(await page.getByRole('button', { name: '修改地址' }).count()).toBe(0);
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
  await page.getByText('您已确认收货').waitFor();
  expect(complaints).toEqual([]);
});

test('a loss is said kindly, takes one chance, leaves no prize and can be followed by another draw', async () => {
  const { page, complaints } = await openWheel();
  const before = await prizesOf(page);
  await control('draw', { prizeId: 'P-NONE' });
  await drawButton(page).click();
  await page.getByRole('heading', { name: '谢谢参与' }).waitFor();
  await page.getByText('这次没有抽中，还可以再抽 2 次').waitFor();
  expect(await prizesOf(page)).toBe(before);
  await control('draw', { prizeId: 'P-POINTS-10' });
  await page.getByRole('button', { name: '再抽一次' }).click();
  await page.getByRole('heading', { name: '恭喜，抽中了' }).waitFor();
  expect(await chancesOf(page)).toBe(1);
  expect(complaints).toEqual([]);
});

test('the lottery of another activity: its own prizes and chances, and its board takes another dress', async () => {
  const { page, open, complaints } = await openWheel();
  await drawButton(page).waitFor();
  await open(`${PLAY}?activityId=97&lotteryId=LUCK-YEAR`);
  await page.getByText('年度抽奖', { exact: true }).waitFor();
  await page.getByRole('switch', { name: '跳过动画' }).click();
  await control('draw', { prizeId: 'Y-BAG', activityId: 97 });
  await page.getByRole('button', { name: '抽奖，剩 2 次' }).click();
  await result(page).waitFor();
  await page.getByRole('region', { name: '最近抽到' }).getByText('帆布袋').waitFor();
  expect([await chancesOf(page, '97'), await chancesOf(page)]).toEqual([1, 3]);
  await page.getByRole('button', { name: '好的' }).click();

  const board = page.getByRole('region', { name: '抽奖九宫格' });
  const button = page.getByRole('button', { name: '抽奖，剩 1 次' });
  const colors = async () => [
    await board.evaluate((each) => getComputedStyle(each).backgroundColor),
    await button.evaluate((each) => getComputedStyle(each).backgroundColor),
  ];
  expect(await colors()).toEqual(['rgb(20, 86, 63)', 'rgb(240, 154, 62)']);
  await board.evaluate(({ parentElement }) => {
    parentElement?.style.setProperty('--lottery-board', '#7a1f2b');
    parentElement?.style.setProperty('--lottery-button', '#ffd34d');
  });
  expect(await colors()).toEqual(['rgb(122, 31, 43)', 'rgb(255, 211, 77)']);
  expect(complaints).toEqual([]);
});
