import { allCampaigns } from '../../mock/_server/campaign/registry';
import { COOLING_MS } from '../../mock/_server/consent/limits';
import { nameOfCoupon, templateOf } from '../../mock/_server/coupon/templates';
import { daysOf, findCourse } from '../../mock/_server/course/catalog';
import { lotteries } from '../../mock/_server/lottery/store';
import { mall } from '../../mock/_server/mall/store';
import { DAY, HOUR, MINUTE } from '../../mock/_server/state';
import { ask } from './ask';
import { resetMock, serverClock } from './fakeServer';
import { askAs } from './memberFacts';

/*
 * What rules say is what the server does: numbers are read out of the texts as a member reads them, and tried.
 */

const START = Date.UTC(2026, 10, 21, 2);

beforeEach(() => {
  resetMock();
  serverClock.set(START);
});

const anyone = async <Data>(path: string, payload: Record<string, string>) =>
  (await ask<Data>(`GET /api/miniapp/${path}`, payload)).data;
const textOf = async (key: string) => JSON.stringify(await anyone('text/detail', { key }));
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

/** Whole units from the start; the clock goes on meanwhile. */
const spanIn = (unit: number, moment: number) => Math.floor((moment - START) / unit);

async function post<Data = Record<string, unknown>>(path: string, payload: Record<string, unknown>) {
  const clientToken = crypto.randomUUID();
  return ask<Data>(`POST /api/miniapp/${path}`, { clientToken, ...payload }, { as: 'elder' });
}

async function order(skuId: string) {
  const shown = await post<{ previewToken: string }>('mall/order/preview', { skuId, num: 1 });
  const { previewToken } = shown.data;
  return (await post<{ orderNo: string; expireAt: number }>('mall/order/create', { previewToken })).data;
}

test('an unpaid order closes after as many minutes as the terms and the good say', async () => {
  const terms = JSON.stringify(await anyone('consent/get', { type: 'pay' }));
  const notes = JSON.stringify((await anyone<{ notes: string[] }>('mall/goods/detail', { goodsId: 'G1001' })).notes);
  const minutes = numberIn(terms, /(\d+) 分钟后自动取消/);
  expect(numberIn(notes, /(\d+) 分钟内未付款/)).toBe(minutes);
  expect(numberIn(await textOf('nursing-care-rules'), /(\d+) 分钟内付款/)).toBe(minutes);
  expect(numberIn(await textOf('sale-618-rules'), /(\d+) 分钟后取消/)).toBe(minutes);
  const { orderNo, expireAt } = await order('G1001-1');
  expect(spanIn(MINUTE, expireAt)).toBe(minutes);
  const { get } = askAs('elder');
  const before = (await get<{ frozen: number }>('points/summary')).frozen;
  serverClock.set(expireAt);
  const closed = await get<{ reasonText: string }>('mall/order/detail', { orderNo });
  expect(numberIn(closed.reasonText, /(\d+) 分钟/)).toBe(minutes);
  expect((await get<{ frozen: number }>('points/summary')).frozen).toBeLessThan(before);
});

test('a payment is confirmed within as many minutes as every screen is told', async () => {
  const minutes = numberIn(JSON.stringify(await anyone('consent/get', { type: 'pay' })), /最长 (\d+) 分钟/);
  const { orderNo } = await order('G1001-1');
  const { get } = askAs('elder');
  expect(await get('pay/info', { orderNo, biz: 'goods' })).toMatchObject({ confirmMinutes: minutes });
  expect(await get('mall/order/result', { orderNo })).toMatchObject({ confirmMinutes: minutes });
  await ask('POST /api/__mock/pay', { orderNo, result: 'processing' });
  const { tip } = await get<{ tip: string }>('mall/order/detail', { orderNo });
  expect(numberIn(tip, /最长 (\d+) 分钟/)).toBe(minutes);
});

test('points that come back keep their end, as the rules say', async () => {
  const rules = await textOf('points');
  const grace = numberIn(rules, /不足 (\d+) 天的延到/);
  const { get } = askAs('elder');
  const expiring = () => get<{ expiring: { points: number; at: number } }>('points/summary');
  const { points, at } = (await expiring()).expiring;
  // What ends on another day than a year's last is what came over from elsewhere, as the rules say, too.
  expect(rules).toContain('会员系统升级时转入的积分，到期日不变');
  // Points alone pay for it, those that end first.
  const { orderNo } = await order('G6006-1');
  const left = (await expiring()).expiring.points;
  expect(left).toBeLessThan(points);
  await post('mall/order/cancel', { orderNo, reason: '不想要了' });
  const back = (await expiring()).expiring;
  expect(back.points).toBe(points);
  expect([at, START + grace * DAY].map((end) => spanIn(DAY, end))).toContain(spanIn(DAY, back.at));
  serverClock.set(at + MINUTE);
  const later = (await expiring()).expiring;
  expect(left + later.points).toBe(points);
  expect(spanIn(DAY, later.at)).toBe(grace);
});

test('points are warned of as early as the rules say', async () => {
  const days = numberIn(await textOf('points'), /到期前 (\d+) 天/);
  const { get } = askAs('newcomer');
  await ask('POST /api/miniapp/points/sign/do', { clientToken: 'a' }, { as: 'newcomer' });
  const end = Date.UTC(2027, 11, 31, 16);
  serverClock.set(end - days * DAY - MINUTE);
  expect((await get<{ expiring: { at: number | null } }>('points/summary')).expiring.at).toBeNull();
  serverClock.set(end - days * DAY);
  expect((await get<{ expiring: { at: number | null } }>('points/summary')).expiring.at).toBe(end);
});

test('an account is closed after as many days as every text says', async () => {
  const days = COOLING_MS / DAY;
  expect(numberIn(await textOf('close'), /申请后 (\d+) 天/)).toBe(days);
  expect(numberIn(await textOf('privacy'), /申请注销 (\d+) 天后删除/)).toBe(days);
  const { get } = askAs('lapsed');
  expect((await get<{ coolingDays: number }>('user/close/status')).coolingDays).toBe(days);
  await ask('POST /api/miniapp/user/close/apply', { reason: '其他', clientToken: 'c' }, { as: 'lapsed' });
  expect(spanIn(DAY, (await get<{ closesAt: number }>('user/close/status')).closesAt)).toBe(days);
});

test('a card is said to end soon as early as its notes say', async () => {
  const { notes } = await anyone<{ notes: { kind: string; text: string }[] }>('vip/card/list', {});
  const days = numberIn(JSON.stringify(notes), /到期前 (\d+) 天/);
  expect(numberIn(JSON.stringify(await anyone('consent/get', { type: 'vip' })), /到期前 (\d+) 天/)).toBe(days);
  const { get } = askAs('member');
  const my = async () => (await get<{ my: { status: string; expireAt: number } }>('vip/card/list')).my;
  const { expireAt } = await my();
  serverClock.set(expireAt - (days + 1) * DAY - MINUTE);
  expect((await my()).status).toBe('active');
  serverClock.set(expireAt - days * DAY);
  expect((await my()).status).toBe('expiring');
});

test('an after-sale is looked at as soon as its first line says', async () => {
  const { get, listOf } = askAs('member');
  serverClock.set(START);
  const { rows } = await listOf('mall/order/list', { tab: 'aftersale' });
  const reviewing = rows.find(({ statusText }) => statusText === '售后审核中');
  const orderNo = String(reviewing?.orderNo);
  type Detail = { afterSale: { status: string; createdAt: number; timeline: { text: string }[] }[] };
  const show = async () => (await get<Detail>('mall/order/detail', { orderNo })).afterSale[0];
  const first = await show();
  const hours = numberIn(JSON.stringify(first?.timeline), /约 (\d+) 小时内审核/);
  serverClock.set((first?.createdAt ?? 0) + hours * HOUR);
  expect((await show())?.status).not.toBe('reviewing');
});

test('a coupon has one name and one validity in the mall, among the prizes and in the wallet', () => {
  for (const good of mall().goods) {
    const { virtual } = good;
    if (virtual?.kind !== 'coupon') continue;
    const shown = JSON.stringify(good.facts);
    expect([good.goodsId, good.name]).toEqual([good.goodsId, nameOfCoupon(virtual.templateId)]);
    expect([good.goodsId, numberIn(shown, /到账后 (\d+) 天/)]).toEqual([good.goodsId, virtual.validDays]);
    expect(good.name).toContain(templateOf(virtual.templateId).title);
  }
  const prizes = lotteries().flatMap((lottery) => lottery.prizes);
  for (const { name, couponTemplateId } of prizes)
    if (couponTemplateId) expect(name).toBe(nameOfCoupon(couponTemplateId));
});

test('a course lasts as long as its good says', () => {
  for (const { goodsId, virtual, facts } of mall().goods) {
    const course = virtual?.kind === 'course' ? findCourse(virtual.courseId) : undefined;
    const days = numberIn(facts.find(({ name }) => name === '有效期')?.value ?? '', /^(\d+) 天/);
    if (course && !Number.isNaN(days)) expect([goodsId, days]).toEqual([goodsId, daysOf(course)]);
  }
});

test('a version that never was is not shown as another one', async () => {
  // Asking loads the campaigns.
  await textOf('points');
  const campaigns = await Promise.all(
    allCampaigns().map(({ code }) => anyone<{ rulesKey: string }>('campaign/detail', { code })),
  );
  const keys = [...campaigns.map(({ rulesKey }) => rulesKey), 'points', 'vip', 'draw', 'privacy', 'visit', 'course'];
  for (const key of [...keys, 'nursing-care-terms', 'spring-2024-winners', 'year-goods']) {
    const asked = (version: string) => ask('GET /api/miniapp/text/detail', { key, version });
    const { data } = await ask<{ version: string }>('GET /api/miniapp/text/detail', { key });
    expect([key, (await asked(data.version)).code, (await asked('0.0')).code]).toEqual([key, 0, 2010]);
  }
});
