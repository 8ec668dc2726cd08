import { ask } from '@/testing/ask';
import { freshToken, walletWith } from '../order/testKit';
import { DAY, HOUR, MINUTE, resetServer, serverNow, setServerNow, startOfDay } from '../state';
import type { PersonaKey } from '../users';
import { CODE, registerTestSignup } from './testKit';

interface Config {
  status: string;
  quota: { total: number; taken: number; left: number };
  slots: { id: string; left: number }[];
  payAmount: number;
  prices: { amount: number }[];
  people: { personId: string; name: string }[];
  contact?: { mobileMasked: string };
  consent?: { consentId?: string };
  operate: { key: string; text: string; enabled: boolean; reasonText?: string }[];
}
interface Submitted {
  joinId: string;
  number: string;
  status: string;
  orderNo?: string;
  needPay: boolean;
  isRepeat?: boolean;
}
interface Join {
  joinId: string;
  status: string;
  ahead?: number;
  checkCode?: string;
  group?: object;
  returnable?: { cash: number };
  note: string;
  operate: { key: string; enabled: boolean; reasonText?: string }[];
}
interface Order {
  orderNo: string;
  status: string;
  statusText: string;
  returnable?: { cash: number };
}

const BASE = '/api/miniapp/campaign/join';
const pay = walletWith(ask);
const configOf = async (packageId: string, as?: PersonaKey) =>
  (await ask<Config>(`GET ${BASE}/config`, { code: CODE, packageId }, as ? { as } : {})).data;
const mineOf = async (as: PersonaKey) =>
  (await ask<{ joins: Join[] }>(`GET ${BASE}/mine`, { code: CODE }, { as })).data.joins;
const ordersOf = async (as: PersonaKey, tab = 'all') =>
  (await ask<{ recordList: Order[] }>('GET /api/miniapp/campaign/order/list', { code: CODE, tab }, { as })).data
    .recordList;
const cancel = (as: PersonaKey, joinId: string) =>
  ask<{ returned: { cash: number } }>(`POST ${BASE}/cancel`, { joinId, clientToken: freshToken() }, { as });

async function consentOf(as: PersonaKey): Promise<string> {
  const { version } = (await ask<{ version: string }>('GET /api/miniapp/consent/get', { type: 'health' }, { as })).data;
  const answer = await ask<{ consentId: string }>(
    'POST /api/miniapp/consent/accept',
    { type: 'health', version },
    { as },
  );
  return answer.data.consentId;
}

async function submit(as: PersonaKey, packageId: string, more: Record<string, unknown> = {}) {
  const consentId = packageId === 'visit' ? { consentId: await consentOf(as) } : {};
  const own = packageId === 'visit' ? { slotId: 'am', addressId: 'A1' } : { answers: [{ key: 'way', value: '现场' }] };
  const payload = { code: CODE, packageId, agrees: true, clientToken: freshToken(), ...consentId, ...own, ...more };
  return ask<Submitted>(`POST ${BASE}/submit`, payload, { as });
}

const takesNoAddress = { fields: [{ key: 'contact', kind: 'contact' as const, label: '联系人', required: true }] };

beforeEach(() => {
  resetServer();
  setServerNow(startOfDay('2026-11-22') + 10 * HOUR);
  registerTestSignup();
});
afterEach(() => resetServer());

test('a guest sees what there is, without anything of a member; holders of a card pay less', async () => {
  const guest = await configOf('visit');
  expect(guest).toMatchObject({ status: 'open', payAmount: 12_900, people: [], quota: { total: 2, left: 2 } });
  expect(guest.contact).toBeUndefined();
  const member = await configOf('visit', 'member');
  expect(member).toMatchObject({ payAmount: 9900, contact: { mobileMasked: '138****2046' } });
  expect(member.prices.reduce((sum, { amount }) => sum + amount, 0)).toBe(member.payAmount);
});

test('the last seat of a time is taken once; the loser is refused and can take another time', async () => {
  registerTestSignup(takesNoAddress);
  expect((await submit('member', 'visit')).data).toMatchObject({ status: 'toPay', needPay: true });
  expect((await configOf('visit')).slots).toMatchObject([{ left: 0 }, { left: 1 }]);
  const late = await submit('newcomer', 'visit');
  expect(late).toMatchObject({ code: 2003, msg: expect.stringContaining('换一个时间') });
  expect((await submit('newcomer', 'visit', { slotId: 'pm' })).code).toBe(0);
});

test('a second sign-up is the first one: the same number, one seat', async () => {
  const first = await submit('newcomer', 'talk');
  const second = await submit('newcomer', 'talk');
  expect(second.data).toMatchObject({ joinId: first.data.joinId, number: first.data.number, isRepeat: true });
  expect((await configOf('talk')).quota.left).toBe(1);
  expect((await configOf('talk', 'newcomer')).operate).toMatchObject([{ text: '已报名', enabled: false }]);
});

test('the five buttons', async () => {
  const button = async (as?: PersonaKey) => (await configOf('visit', as)).operate[0];
  expect(await button()).toMatchObject({ key: 'join', text: '立即报名', enabled: true });
  registerTestSignup({ opensAt: serverNow() + DAY });
  expect(await button()).toMatchObject({
    text: '未开始',
    enabled: false,
    reasonText: expect.stringContaining('开始报名'),
  });
  registerTestSignup({ deadline: serverNow() - 1 });
  expect(await button()).toMatchObject({ text: '报名结束', enabled: false });
  registerTestSignup({ slots: [], total: 1, taken: 1 });
  expect(await button()).toMatchObject({ key: 'wait', text: '已满，候补', enabled: true });
  registerTestSignup(takesNoAddress);
  await submit('newcomer', 'visit');
  expect(await button('newcomer')).toMatchObject({ text: '已报名', enabled: false });
});

test('the deadline is not the start: what was closed still takes place', async () => {
  registerTestSignup({ deadline: serverNow() - 1 });
  expect((await configOf('visit')).status).toBe('closed');
  expect(await submit('member', 'visit')).toMatchObject({ code: 2002 });
  setServerNow(serverNow() + 3 * DAY);
  registerTestSignup({ startAt: serverNow() - 1, deadline: serverNow() - DAY, endAt: serverNow() + DAY });
  expect((await configOf('visit')).status).toBe('running');
});

test('who waits moves up when somebody cancels, in the order of waiting', async () => {
  registerTestSignup({
    ...takesNoAddress,
    slots: [{ id: 'am', start: serverNow() + 3 * DAY, end: serverNow() + 3 * DAY + HOUR, total: 1, taken: 0 }],
  });
  const first = await submit('member', 'visit');
  expect((await configOf('visit')).operate[0]).toMatchObject({ key: 'wait' });
  const second = await submit('newcomer', 'visit', { isWaiting: true });
  setServerNow(serverNow() + MINUTE);
  await submit('elder', 'visit', { isWaiting: true });
  expect(second.data).toMatchObject({ status: 'waiting', needPay: false });
  expect((await mineOf('elder'))[0]).toMatchObject({ status: 'waiting', ahead: 1 });
  await cancel('member', first.data.joinId);
  expect((await mineOf('newcomer'))[0]).toMatchObject({ status: 'toPay' });
  expect((await mineOf('elder'))[0]).toMatchObject({ status: 'waiting', ahead: 0 });
});

test('who does not pay in time gives the seat back, and the money that comes later, too', async () => {
  registerTestSignup(takesNoAddress);
  const { orderNo = '' } = (await submit('newcomer', 'visit')).data;
  expect((await configOf('visit')).quota.left).toBe(1);
  setServerNow(serverNow() + 16 * MINUTE);
  expect((await configOf('visit')).quota.left).toBe(2);
  expect(await ordersOf('newcomer')).toMatchObject([{ status: 'closed', statusText: '已取消' }]);
  await pay(orderNo, 'success');
  expect(await ordersOf('newcomer', 'refund')).toMatchObject([{ statusText: '退款中' }]);
  expect((await configOf('visit')).quota.left).toBe(2);
});

test('a paid sign-up has its code and its group, is cancelled in time with the money back, and is still listed', async () => {
  const { data } = await submit('member', 'visit');
  await pay(data.orderNo ?? '', 'success');
  await pay(data.orderNo ?? '', 'success');
  const [joined] = await mineOf('member');
  expect(joined).toMatchObject({ status: 'joined', checkCode: expect.any(String), group: expect.anything() });
  expect(joined?.returnable).toMatchObject({ cash: 9900 });
  expect((await cancel('member', data.joinId)).data.returned.cash).toBe(9900);
  expect(await ordersOf('member', 'refund')).toMatchObject([{ statusText: '退款中' }]);
  expect((await configOf('visit')).quota.left).toBe(2);
  expect((await submit('member', 'visit', { joinId: data.joinId })).msg).toBe('这次报名已经取消，要参加请重新报名');
  setServerNow(serverNow() + 2 * DAY);
  expect(await ordersOf('member')).toMatchObject([{ statusText: '已退款' }]);
  expect(await cancel('member', data.joinId)).toMatchObject({ code: 2008, msg: '这次报名已经取消，不用再取消' });
});

test('shortly before the visit nobody cancels by himself, and the button says so', async () => {
  const { data } = await submit('member', 'visit');
  await pay(data.orderNo ?? '', 'success');
  registerTestSignup({
    slots: [{ id: 'am', start: serverNow() + HOUR, end: serverNow() + 2 * HOUR, total: 1, taken: 0 }],
  });
  const [join] = await mineOf('member');
  expect(join?.operate[0]).toMatchObject({ key: 'refund', enabled: false, reasonText: '时间快到了，取消请打电话' });
  expect((await cancel('member', data.joinId)).code).toBe(2008);
});

test.each([
  [{ consentId: 'CS1' }, 2014],
  [{ agrees: false }, 400],
  [{ slotId: 'night' }, 400],
  [{ personId: 'F999' }, 400],
  [{ note: '长'.repeat(21) }, 400],
  [{ payAmount: 1 }, 2007],
  [{ guardian: { name: '', agrees: true } }, 400],
  [{ guardian: { name: '林书意', agrees: false } }, 400],
])('%j is refused, and nothing is taken', async (more, code) => {
  expect((await submit('member', 'visit', more)).code).toBe(code);
  expect((await configOf('visit')).quota.left).toBe(2);
});

test('somebody of the family book, under age, with who answers for him; no name goes out in full', async () => {
  const child = (await configOf('visit', 'member')).people.at(-1);
  const guardian = { name: '林书意', agrees: true };
  expect((await submit('member', 'visit', { personId: child?.personId, guardian })).code).toBe(0);
  expect(JSON.stringify(await mineOf('member'))).not.toContain('林书意');
});

test('without an address nobody is visited', async () => {
  expect((await submit('newcomer', 'visit', { addressId: 'A1' })).msg).toBe('请选择上门地址');
});

test('note and answers can be changed until the deadline; others cannot touch it', async () => {
  const { joinId } = (await submit('member', 'talk')).data;
  const change = (as: PersonaKey) =>
    submit(as, 'talk', { joinId, note: '坐前排', answers: [{ key: 'way', value: '线上' }] });
  expect((await change('member')).code).toBe(0);
  expect((await mineOf('member'))[0]).toMatchObject({ note: '坐前排', answers: [{ value: '线上' }] });
  expect((await change('elder')).code).toBe(2011);
  expect((await cancel('elder', joinId)).code).toBe(2011);
});

test('nothing can be changed any more once the visit has begun, whenever the sign-up ends', async () => {
  const start = serverNow() + 2 * HOUR;
  const slots = [{ id: 'am', start, end: start + HOUR, total: 1, taken: 0 }];
  registerTestSignup({ deadline: start + 3 * DAY, feeCents: 0, slots });
  const { joinId } = (await submit('member', 'visit')).data;
  const change = async () => (await submit('member', 'visit', { joinId, note: '请敲门' })).code;
  expect((await mineOf('member'))[0]).toMatchObject({ editableUntil: start });
  expect(await change()).toBe(0);
  setServerNow(start);
  expect((await mineOf('member'))[0]).toMatchObject({ editableUntil: null });
  expect(await change()).toBe(2002);
});

test('a condition is looked at again when it counts', async () => {
  const operate = [{ key: 'go', text: '去完成', enabled: true }];
  registerTestSignup({ conditions: () => [{ key: 'card', text: '开通会员卡', done: false, operate }] });
  expect((await configOf('visit', 'member')).operate[0]).toMatchObject({
    enabled: false,
    reasonText: '先完成：开通会员卡',
  });
  expect((await submit('member', 'visit')).code).toBe(2006);
});

test('orders are listed by campaign and tab; free sign-ups have none', async () => {
  await submit('member', 'talk');
  expect(await ordersOf('member')).toEqual([]);
  await submit('member', 'visit');
  expect(await ordersOf('member', 'pay')).toMatchObject([{ status: 'toPay' }]);
  expect(await ordersOf('member', 'done')).toEqual([]);
  expect(await ordersOf('elder')).toEqual([]);
});

test.each([{}, { code: 'other' }])('without a campaign of that code no order is listed (%j)', async (payload) => {
  const { data } = await ask<{ recordList: Order[] }>('GET /api/miniapp/campaign/order/list', payload, {
    as: 'member',
  });
  expect(data.recordList).toEqual([]);
});
