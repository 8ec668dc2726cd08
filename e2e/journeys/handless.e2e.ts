import type { Page } from 'playwright-core';
import { isOnTurn } from '../../src/testing/wide';
import { HANDS, type Hands } from '../support/hands';
import { hear, inPlace, listenIn, told } from '../support/hearing';
import { ask } from '../support/membership';
import { control, newVisitor, type Persona } from '../support/visitor';
import { PLAY, prizesOf } from '../support/wheel';

/*
 * What members do most, without pointing at anything: everything is found by its role and its name, what has come of it is
 * told, and the focus goes along with every change of view. Each part in one of the two ways by turns, in both in a wide run.
 */

type HandsOf = (page: Page) => Hands;

async function begin(handsOf: HandsOf, persona: Persona, address: string) {
  const visitor = await newVisitor({ persona });
  await listenIn(visitor.context);
  await visitor.open(address);
  return { ...visitor, hands: handsOf(visitor.page) };
}

async function comeTo(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await inPlace(page);
}

/** The panel has the focus as soon as it stands there. */
async function comeInto(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog', { name }).waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"], [role="alertdialog"]'));
}

/** Back from a panel the focus is where it came from. */
async function comeBackTo(page: Page, role: 'button', name: string | RegExp): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const opener = page.getByRole(role, { name });
  expect(await opener.evaluate((each) => each === document.activeElement)).toBe(true);
}

/** A consent that is asked for on the way. */
async function agree({ press, tick }: Hands): Promise<void> {
  await tick(/我已阅读并同意/);
  await press('button', '同意并继续');
}

/** The wallet is another application: it is not ours whether it can be used without pointing. */
async function payAtWallet(page: Page): Promise<void> {
  await page.waitForURL(/__mock\/cashier/);
  await page.getByRole('button', { name: '支付成功' }).click();
  await page.waitForURL(/#\//);
}

describe.each(HANDS.filter((_hands, place) => isOnTurn(place)))('%s: goods and money', (_, handsOf) => {
  test('an exchange, from the choice of the good to the order and back', async () => {
    const { page, hands, complaints } = await begin(
      handsOf,
      'member',
      '/schedule/points-mall/goods-detail?goodsId=G1002',
    );
    await hands.press('button', '立即兑换');
    await comeInto(page, '选择规格');
    await hands.press('button', '关闭');
    await comeBackTo(page, 'button', '立即兑换');
    await hands.press('button', '立即兑换');
    await comeInto(page, '选择规格');
    await hands.press('button', '白色');
    await hands.press('button', /硬头/);
    await hear(page, /白色，硬头，还剩 42 件/);
    await hands.press('button', '立即兑换');
    await comeTo(page, '确认兑换');
    await hear(page, /focus: 确认兑换/);
    await hands.press('button', '数量增加');
    await hands.press('button', '提交订单');
    await hear(page, /请先.*同意/);
    await hands.tick(/我已阅读并同意/);
    await hands.press('button', '提交订单');
    await comeTo(page, /兑换成功/);
    await hear(page, /(focus|region|alert):.*兑换成功/);
    await hands.press('link', /查看订单/);
    await comeTo(page, '订单详情');
    await hear(page, /focus: 订单详情/);
    await hands.press('button', '返回');
    await comeTo(page, '兑换结果');
    expect(complaints).toEqual([]);
  });

  test('a payment', async () => {
    const { page, open, hands, complaints } = await begin(handsOf, 'member', '/schedule/member');
    await page.getByRole('heading').first().waitFor();
    const { recordList } = await ask<{ recordList: { orderNo: string }[] }>(page, 'GET mall/order/list', {
      tab: 'pay',
      currentPage: '1',
    });
    await open(`/paying?orderNo=${recordList[0]?.orderNo}&biz=goods`);
    await hands.press('button', /^立即付款/);
    await payAtWallet(page);
    await comeTo(page, /兑换成功/);
    await hear(page, /(focus|region|alert):.*兑换成功/);
    expect(complaints).toEqual([]);
  });

  test('an address, and the question before it is deleted', async () => {
    const { page, hands, complaints } = await begin(handsOf, 'newcomer', '/schedule/address');
    await hands.press('button', '新增地址');
    await comeTo(page, '新增地址');
    await hands.write('收货人', '周小满');
    await hands.write('手机号', '1360000778');
    await hands.press('button', '保存');
    await hear(page, /alert.*手机号/);
    await hands.write('手机号', '13600007788');
    await hands.press('button', /^所在地区/);
    await comeInto(page, '选择所在地区');
    for (const area of ['浙江省', '杭州市', '西湖区']) await hands.press('button', area);
    await comeBackTo(page, 'button', /^所在地区/);
    await hands.write('详细地址', '文一路 1 号');
    await hands.press('button', '保存');
    await page.getByRole('listitem', { name: '周小满的地址' }).waitFor();
    await hear(page, /region.*已保存/);
    await inPlace(page);
    await hands.press('button', '删除周小满的地址');
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
    await hands.press('button', '不删');
    await comeBackTo(page, 'button', '删除周小满的地址');
    expect(complaints).toEqual([]);
  });
});

describe.each(HANDS.filter((_hands, place) => isOnTurn(place + 1)))('%s: campaigns', (_, handsOf) => {
  test('a draw', async () => {
    const { page, hands, complaints } = await begin(handsOf, 'member', PLAY);
    await page.getByRole('list', { name: '奖品', exact: true }).waitFor();
    const before = await prizesOf(page);
    await control('draw', { prizeId: 'P-POINTS-50' });
    await hands.press('button', /^抽奖，剩/);
    await comeTo(page, /恭喜，抽中了/);
    await hear(page, /恭喜，抽中了/);
    await hands.press('link', '查看积分');
    await comeTo(page, '积分与奖励记录');
    expect(await prizesOf(page)).toBe(before + 1);
    expect(complaints).toEqual([]);
  });

  test('a comment', async () => {
    const { page, hands, complaints } = await begin(handsOf, 'lapsed', '/comment');
    await page.getByRole('article').first().waitFor();
    await hands.write('写评论', '周护士教的翻身方法特别管用');
    await hands.press('button', '发布');
    await hear(page, /region.*评论成功，审核通过后即可展示/);
    await page.getByRole('region', { name: '我的评论' }).getByText('审核中').waitFor();
    await inPlace(page);
    expect(complaints).toEqual([]);
  });

  test('a sign-up, with the consent before it', async () => {
    const { page, hands, complaints } = await begin(handsOf, 'member', '/activity/nursing-care/join?packageId=assess');
    await hands.tick(/剩 2 个/, 'radio');
    await hands.tick(/护理活动服务协议/);
    await hands.press('checkbox', /健康信息处理说明/);
    await agree(hands);
    await page.getByText(/您已同意/).waitFor();
    await hands.press('button', '立即报名');
    await page.getByText(/^HL\d+$/).waitFor();
    await hear(page, /region: 报名成功/);
    // The form is empty by now, and has nothing to complain about.
    expect((await told(page)).filter((each) => each.startsWith('alert'))).toEqual([]);
    await inPlace(page);
    expect(complaints).toEqual([]);
  });
});
