import type { Page } from 'playwright-core';
import { HANDS, hear, isInPlace } from '../support/hands';
import { agreeBefore, ask } from '../support/membership';
import { control, newVisitor } from '../support/visitor';
import { openWheel, prizesOf } from '../support/wheel';

/*
 * What members do most, without pointing at anything: everything is found by its role and its name, results are told by live
 * regions, and the focus goes along with every change of view.
 */

const expectInPlace = async (page: Page) => expect(await isInPlace(page)).toBe(true);

describe.each(HANDS)('%s', (_, handsOf) => {
  test('an exchange, from the good to the order and back', async () => {
    const { page, open, complaints } = await newVisitor({ persona: 'member' });
    await open('/schedule/points-mall/goods-detail?goodsId=G1003');
    const hands = handsOf(page);
    await hands.press('button', '立即兑换');
    await page.getByRole('heading', { level: 1, name: '确认兑换' }).waitFor();
    await expectInPlace(page);
    await hands.tick(/我已阅读并同意/);
    await hands.press('button', '提交订单');
    await page.waitForURL(/points-mall\/pay-success/);
    await hear(page, /成功/);
    await expectInPlace(page);
    await hands.press('link', /查看订单/);
    await page.getByRole('heading', { level: 1, name: '订单详情' }).waitFor();
    await expectInPlace(page);
    await hands.press('button', '返回');
    await page.getByRole('heading', { level: 1, name: '兑换结果' }).waitFor();
    await expectInPlace(page);
    expect(complaints).toEqual([]);
  });

  test('a payment', async () => {
    const { page, open, complaints } = await newVisitor({ persona: 'member' });
    await open('/schedule/member');
    await page.getByRole('heading').first().waitFor();
    await agreeBefore(page, 'pay');
    const { recordList } = await ask<{ recordList: { orderNo: string }[] }>(page, 'GET mall/order/list', {
      tab: 'toPay',
      currentPage: '1',
    });
    await open(`/paying?orderNo=${recordList[0]?.orderNo}&biz=goods`);
    const hands = handsOf(page);
    await hands.press('button', /^立即付款/);
    await page.waitForURL(/__mock\/cashier/);
    // The wallet is another application.
    await page.getByRole('button', { name: '支付成功' }).click();
    await page.waitForURL(/#\//);
    await hear(page, /成功/);
    await expectInPlace(page);
    expect(complaints).toEqual([]);
  });

  test('a draw', async () => {
    const { page, complaints } = await openWheel();
    const before = await prizesOf(page);
    await control('draw', { prizeId: 'P-POINTS-50' });
    const hands = handsOf(page);
    await hands.press('button', /^抽奖，剩/);
    await hear(page, /恭喜，抽中了/);
    await expectInPlace(page);
    await hands.press('link', '查看积分');
    await page.waitForURL(/#\/schedule\/record/);
    await expectInPlace(page);
    expect(await prizesOf(page)).toBe(before + 1);
    expect(complaints).toEqual([]);
  });
});

describe.each(HANDS)('%s', (_, handsOf) => {
  test('a comment', async () => {
    const { page, open, complaints } = await newVisitor({ persona: 'lapsed' });
    await open('/comment');
    const hands = handsOf(page);
    await hands.write('写评论', '周护士教的翻身方法特别管用');
    await hands.press('button', '发布');
    await hear(page, '评论成功，审核通过后即可展示');
    await page.getByRole('region', { name: '我的评论' }).getByText('审核中').waitFor();
    expect(complaints).toEqual([]);
  });

  test('a sign-up', async () => {
    const { page, open, complaints } = await newVisitor({ persona: 'member' });
    await open('/activity/nursing-care');
    await page.getByRole('heading', { name: '四个服务包' }).waitFor();
    await agreeBefore(page, 'health');
    await open('/activity/nursing-care/join?packageId=assess');
    const hands = handsOf(page);
    await hands.tick(/剩 \d+ 个/, 'radio');
    await hands.tick(/护理活动服务协议/);
    await hands.press('button', '立即报名');
    await hear(page, /报名成功|已报名/);
    await page.getByText(/^HL\d+$/).waitFor();
    expect(complaints).toEqual([]);
  });

  test('an address, and the question before it is deleted', async () => {
    const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
    await open('/schedule/address');
    const hands = handsOf(page);
    await hands.press('button', '新增地址');
    await hands.write('收货人', '周小满');
    await hands.write('手机号', '13600007788');
    await hands.press('button', /^所在地区/);
    await page.getByRole('dialog', { name: '选择所在地区' }).waitFor();
    for (const area of ['浙江省', '杭州市', '西湖区']) await hands.press('button', area);
    await page.getByRole('dialog', { name: '选择所在地区' }).waitFor({ state: 'detached' });
    await expectInPlace(page);
    await hands.write('详细地址', '文一路 1 号');
    await hands.press('button', '保存');
    await page.getByRole('listitem', { name: '周小满的地址' }).waitFor();
    await expectInPlace(page);
    await hands.press('button', '删除周小满的地址');
    const question = page.getByRole('dialog');
    await question.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(
      await page.getByRole('button', { name: '删除周小满的地址' }).evaluate((it) => it === document.activeElement),
    ).toBe(true);
    expect(complaints).toEqual([]);
  });
});
