import { readScannedCode, tidyCode } from '@/shared/lib/typedCode';
import { describeCard, describeMainAction } from './cardCopy';
import type { MyCard, Plan } from './contract';
import type { VipOrderDetail } from './orderContract';
import { describeReturn } from './orderCopy';
import { describeStatus } from './orderStateCopy';
import { describeUsable } from './trialCopy';

const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`);
const midnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`);

const CARD: MyCard = {
  status: 'active',
  cardId: 'jinxing',
  name: '金杏会员',
  noMasked: '6208 **** **** 3317',
  expireAt: at('2027-03-18'),
  daysLeft: 117,
  saved: 26_850,
  isTrial: false,
  reasonText: undefined,
  reserve: undefined,
};
const PLAN = { price: 29_800, trial: false } as Plan;

test.each<[Partial<MyCard>, string, string, string]>([
  [{}, '', '2027-03-18', '还剩 117 天'],
  [{ status: 'expiring', daysLeft: 0 }, '', '2027-03-18', '今天到期'],
  [{ status: 'expiring', daysLeft: 7, isTrial: true }, '体验中', '2027-03-18', '还剩 7 天'],
  [{ status: 'expired' }, '已到期', '2027-03-18', '续费后权益当天恢复'],
  [{ status: 'permanent', expireAt: null }, '', '永久有效', ''],
  [{ status: 'closed', reasonText: '多次违规使用' }, '已停用', '2027-03-18', '多次违规使用'],
  [{ status: 'closed' }, '已停用', '2027-03-18', '请联系客服了解原因'],
  [{ expireAt: midnight('2027-03-19') }, '', '2027-03-18', '还剩 117 天'],
  [{ status: 'active', expireAt: null, daysLeft: null }, '', '--', ''],
])('a card with %p says %p, %p, %p', (differences, tag, date, hint) => {
  expect(describeCard({ ...CARD, ...differences })).toMatchObject({ title: '金杏会员', tag, date, hint });
});

test('a reserved trial says from when and until when it can be activated', () => {
  jest.spyOn(Date, 'now').mockReturnValue(at('2026-11-22'));
  const reserve = {
    orderNo: 'V1',
    days: 7,
    usableFrom: at('2026-11-23'),
    reserveExpireAt: midnight('2026-12-22'),
    code: 'TY07',
  };
  expect(describeCard({ ...CARD, status: 'reserved', reserve })).toMatchObject({
    tag: '待激活',
    date: '2026-12-21',
    hint: '体验 7 天，2026-11-23 起可以激活',
  });
});

test.each([
  ['2026-11-22', '2026-11-23 起可以激活'],
  ['2026-11-24', '现在就可以激活'],
])('on %s a trial of the 23rd says %s', (day, text) => {
  jest.spyOn(Date, 'now').mockReturnValue(at(day));
  expect(describeUsable({ usableFrom: at('2026-11-23') })).toBe(text);
});

test('a guest and a newcomer are told where they stand', () => {
  expect(describeCard(null).hint).toBe('登录后可以看到您的会员卡');
  expect(describeCard({ ...CARD, status: 'none', name: '' })).toMatchObject({
    title: '金杏会员',
    hint: '您还没有会员卡',
  });
});

test.each<[MyCard | null, Partial<Plan> | undefined, string, string]>([
  [null, {}, 'buy', '立即开通'],
  [{ ...CARD, status: 'none' }, {}, 'buy', '立即开通'],
  [CARD, {}, 'buy', '立即续费'],
  [{ ...CARD, status: 'expired' }, {}, 'buy', '立即续费'],
  [null, { trial: true }, 'trial', '预约体验'],
  [{ ...CARD, status: 'permanent' }, {}, 'off', '您已是永久会员，不用再买'],
  [{ ...CARD, status: 'closed' }, {}, 'off', '会员卡已停用，请联系客服'],
  [CARD, undefined, 'retry', '暂时没有可买的方案'],
  [CARD, { price: null }, 'retry', '价格没有取到'],
])('the button of %o with plan %o is %s: %s', (my, plan, kind, text) => {
  expect(describeMainAction(my, plan && { ...PLAN, ...plan })).toEqual({ kind, text });
});

test.each([
  [{ cents: 0, days: 0 }, '这笔订单没有付款，不会扣费'],
  [{ cents: 9_800, days: 90 }, '退回 ¥98.00，原路退回；会员减少 90 天'],
  [{ cents: 990, days: 0 }, '退回 ¥9.90，原路退回'],
  [{ cents: 2_533, days: 20 }, '退回 ¥25.33，原路退回；会员减少 20 天'],
  [{ cents: 1, days: 1 }, '退回 ¥0.01，原路退回；会员减少 1 天'],
  [{ cents: null, days: 3 }, '退回 --，原路退回；会员减少 3 天'],
  [{ cents: 0, days: 0, couponTitle: '立减券' }, '这笔订单没有付款，不会扣费；“立减券”退回卡券，有效期不变'],
  [
    { cents: 27_745, days: 365, couponTitle: '立减券' },
    '退回 ¥277.45，原路退回；会员减少 365 天；“立减券”退回卡券，有效期不变',
  ],
])('a return of %p is said as %p', (returned, text) => {
  expect(describeReturn(returned)).toBe(text);
});

test.each<[Partial<VipOrderDetail>, string]>([
  [{ status: 'waiting' }, '超时订单自动取消，不会扣费'],
  [{ status: 'done', newExpireAt: at('2027-11-21') }, '会员有效期至 2027-11-21'],
  [{ status: 'done', newExpireAt: midnight('2027-11-22') }, '会员有效期至 2027-11-21'],
  [{ status: 'done', newExpireAt: null }, '会员已到账'],
  [{ status: 'cancelled', reasonText: '您取消了订单' }, '您取消了订单'],
  [{ status: 'cancelled' }, ''],
  [
    { status: 'refunding', reasonText: '按未用的 20 天折算', refundText: '一般 1 到 3 个工作日到账' },
    '按未用的 20 天折算。一般 1 到 3 个工作日到账',
  ],
  [{ status: 'unknown' }, ''],
])('an order with %p says %p', (order, text) => {
  jest.spyOn(Date, 'now').mockReturnValue(at('2026-11-22'));
  expect(describeStatus(order as VipOrderDetail)).toBe(text);
});

test.each([
  ['x365-2k8m-4qpa', 'X3652K8M4QPA'],
  [' X365 2K8M\t4QPA ', 'X3652K8M4QPA'],
  ['Ｘ３６５－２Ｋ８Ｍ', 'X3652K8M'],
  ['X365–2K8M', 'X3652K8M'],
  ['', ''],
  ['A'.repeat(80), 'A'.repeat(64)],
  ['\u202dX365-2K8M\u2212\u20604QPA\u202c', 'X3652K8M4QPA'],
  ['【杏邻】您的激活码是 X365-2K8M-4QPA，365 天，请在 2026-12-31 前激活', 'X3652K8M4QPA'],
  ['卡号：6208 1000 0000 0017\n激活码：739201', '739201'],
  ['把 ｘ３６５－２ｋ８ｍ 发给您，送 30 天', 'X3652K8M'],
  ['https://h5.example.com/#/schedule/activate-membership?code=x365-2K8M', 'X3652K8M'],
  ['激活码', '激活码'],
  ['金杏年卡 365 天', '金杏年卡365天'],
])('the typed code %p is sent as %p', (typed, sent) => {
  expect(tidyCode(typed)).toBe(sent);
});

test('the number of a card is found in a message that names a code too', () => {
  expect(tidyCode('激活码：739201，卡号：6208 1000 0000 0017', 'card')).toBe('6208100000000017');
});

test.each([
  ['https://h5.example.com/#/schedule/activate-membership?code=X365-2K8M-4QPA', 'X3652K8M4QPA'],
  ['https://h5.example.com/?code=x%20365&x=1#/a', 'X365'],
  ['https://h5.example.com/?code=%E0%A4%A', ''],
  ['X365-2K8M-4QPA', 'X3652K8M4QPA'],
  ['https://h5.example.com/', ''],
  ['<script>', ''],
  ['', ''],
])('the scan %p gives the code %p', (scanned, code) => {
  expect(readScannedCode(scanned)).toBe(code);
});
