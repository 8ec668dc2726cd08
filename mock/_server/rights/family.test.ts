import { ask } from '@/testing/ask';
import { freshToken } from '../order/testKit';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import type { PersonaKey } from '../users';

interface Member {
  memberId: string;
  nameMasked: string;
  relation: string;
  openUses: number;
}
interface Family {
  members: Member[];
  limit: number;
  relations: string[];
  consent: { version: string; points: string[] };
  operate: { key: string; enabled: boolean; reasonText?: string }[];
}
interface Consent {
  type: string;
  consentId: string;
  title: string;
  withdrawnAt: number | null;
}

const BASE = '/api/miniapp/family';
const familyOf = async (as: PersonaKey) => (await ask<Family>(`GET ${BASE}/list`, {}, { as })).data;
const consentsOf = async (as: PersonaKey) =>
  (await ask<Consent[]>('GET /api/miniapp/consent/list', {}, { as })).data.filter(({ type }) => type === 'family');
const remove = (as: PersonaKey, memberId: unknown) =>
  ask(`POST ${BASE}/remove`, { memberId, clientToken: freshToken() }, { as });
const rightPost = (call: string, payload: Record<string, unknown>, as: PersonaKey = 'member') =>
  ask(`POST /api/miniapp/right/${call}`, { clientToken: freshToken(), ...payload }, { as });
const leftOf = async (rightId: string) =>
  (await ask('GET /api/miniapp/right/detail', { rightId }, { as: 'member' })).data.remaining as number;

async function save(as: PersonaKey, changes: Record<string, unknown> = {}) {
  const { consent } = await familyOf(as);
  const payload = { name: '林国栋', relation: '父亲', consentVersion: consent.version, clientToken: freshToken() };
  return ask<{ memberId: string; nameMasked: string }>(`POST ${BASE}/save`, { ...payload, ...changes }, { as });
}

beforeEach(() => resetServer());

test('a family member is added with his consent on record, shown masked only, and removed with it', async () => {
  const before = await consentsOf('member');
  const { data } = await save('member');
  expect(data.nameMasked).toBe('林**');
  const book = await familyOf('member');
  expect(book.members.at(-1)).toMatchObject({
    memberId: data.memberId,
    nameMasked: '林**',
    relation: '父亲',
    openUses: 0,
  });
  expect(JSON.stringify(book)).not.toContain('林国栋');
  const [consent] = await consentsOf('member');
  expect(await consentsOf('member')).toHaveLength(before.length + 1);
  expect(consent).toMatchObject({ title: expect.stringContaining('林**（父亲）'), withdrawnAt: null });

  await remove('member', data.memberId);
  expect((await familyOf('member')).members).toHaveLength(book.members.length - 1);
  expect((await consentsOf('member'))[0]?.withdrawnAt).toEqual(expect.any(Number));
});

test('taking the consent back removes him too', async () => {
  const { data } = await save('member');
  const [consent] = await consentsOf('member');
  await ask(
    'POST /api/miniapp/consent/withdraw',
    { consentId: consent?.consentId, clientToken: freshToken() },
    { as: 'member' },
  );
  expect((await familyOf('member')).members.map(({ memberId }) => memberId)).not.toContain(data.memberId);
});

test('one intent adds one', async () => {
  const before = (await familyOf('member')).members.length;
  const answers = [await save('member', { clientToken: 'once' }), await save('member', { clientToken: 'once' })];
  expect(answers[1]?.data.memberId).toBe(answers[0]?.data.memberId);
  expect((await familyOf('member')).members).toHaveLength(before + 1);
});

test.each([
  ['no name', { name: ' ' }, 400],
  ['a name of 21', { name: '林'.repeat(21) }, 400],
  ['a name that is none', { name: '<b>1</b>' }, 400],
  ['a name that is no text', { name: ['林'] }, 400],
  ['a relation of his own', { relation: '同事' }, 400],
  ['no consent', { consentVersion: undefined }, 2014],
  ['a consent to another wording', { consentVersion: 'family-2020.01' }, 2007],
])('refused: %s', async (_, changes, code) => {
  const before = (await familyOf('member')).members.length;
  expect((await save('member', changes)).code).toBe(code);
  expect((await familyOf('member')).members).toHaveLength(before);
});

test('the same person twice, more than the limit, and without a card', async () => {
  await save('member');
  expect((await save('member')).code).toBe(2008);
  const { limit } = await familyOf('member');
  for (const relation of ['母亲', '配偶', '儿子']) await save('member', { relation });
  const book = await familyOf('member');
  expect(book.members).toHaveLength(limit);
  expect(book.operate).toMatchObject([
    { key: 'add', enabled: false, reasonText: `最多 ${limit} 位，移除一位后可以再添加` },
  ]);
  expect((await save('member', { relation: '女儿', name: '林小' })).code).toBe(2004);
  expect((await familyOf('newcomer')).operate).toMatchObject([{ enabled: false, reasonText: '金杏会员可添加家人' }]);
  expect((await save('newcomer')).code).toBe(2006);
});

test('nobody removes another member’s family, and an unknown one is unknown', async () => {
  expect((await remove('member', 'F3')).code).toBe(2011);
  expect((await remove('member', 'F999')).code).toBe(2010);
  expect((await familyOf('elder')).members).toHaveLength(1);
});

test('a right is used for him: the code names him, the use is the member’s; who is gone gets no code', async () => {
  const { memberId } = (await save('member')).data;
  const before = await leftOf('R-wound');
  const { data } = await rightPost('code/create', { rightId: 'R-wound', forWhom: memberId });
  expect((await ask('POST /api/__mock/use', { code: data.code })).code).toBe(0);
  expect(await leftOf('R-wound')).toBe(before - 1);
  const { usage } = (await ask('GET /api/miniapp/right/detail', { rightId: 'R-wound' }, { as: 'member' })).data;
  expect((usage as { forWhom: string }[])[0]?.forWhom).toBe('林**（父亲）');

  const open = await rightPost('code/create', { rightId: 'R-wound', forWhom: memberId });
  await remove('member', memberId);
  expect((await ask('POST /api/__mock/use', { code: open.data.code })).code).toBe(2012);
  expect((await rightPost('code/create', { rightId: 'R-wound', forWhom: memberId })).code).toBe(2011);
});

test('what was handed on and not used comes back when he is removed', async () => {
  const { memberId } = (await save('member')).data;
  const before = await leftOf('R-wound');
  await rightPost('transfer', { rightId: 'R-wound', toUser: memberId });
  expect(await leftOf('R-wound')).toBe(before - 1);
  expect((await familyOf('member')).members.at(-1)).toMatchObject({ openUses: 1 });
  expect((await remove('member', memberId)).data).toMatchObject({ returnedUses: 1 });
  expect(await leftOf('R-wound')).toBe(before);
});

test('what was handed on ends with the right that it was taken from', async () => {
  const { memberId } = (await save('member')).data;
  const { validTo } = (await ask('GET /api/miniapp/right/detail', { rightId: 'R-wound' }, { as: 'member' })).data;
  await rightPost('transfer', { rightId: 'R-wound', toUser: memberId });
  const rowsOf = async () => {
    const { data } = await ask('GET /api/miniapp/right/mine', { owner: 'family' }, { as: 'member' });
    return [...(data.expiringSoon as object[]), ...(data.items as object[])];
  };
  expect(await rowsOf()).toMatchObject([{ remaining: 1, validTo }]);
  setServerNow(validTo as number);
  expect(await rowsOf()).toEqual([]);
  expect((await rightPost('code/create', { rightId: 'R-wound', forWhom: memberId })).code).not.toBe(0);
});

test('what a month gives ends with the month, handed on or not: it is no use more in the next one', async () => {
  const { memberId } = (await save('member')).data;
  const { refreshAt } = (await ask('GET /api/miniapp/right/detail', { rightId: 'R-care' }, { as: 'member' })).data;
  await rightPost('transfer', { rightId: 'R-care', toUser: memberId });
  expect((await familyOf('member')).members.at(-1)).toMatchObject({ openUses: 1 });
  setServerNow(refreshAt as number);
  expect((await familyOf('member')).members.at(-1)).toMatchObject({ openUses: 0 });
  expect((await remove('member', memberId)).data).toMatchObject({ returnedUses: 0 });
});

test('the rights that family can use are named', async () => {
  const { data } = await ask<{ shareable: { id: string }[] }>(
    'GET /api/miniapp/right/mine',
    { owner: 'family' },
    { as: 'member' },
  );
  expect(data.shareable.map(({ id }) => id)).toEqual(['R-care', 'R-wound']);
});

test.each([
  ['kind', 'car'],
  ['kind', 'toString'],
  ['owner', 'neighbour'],
])('what nobody can have (%s %s) is refused', async (name, word) => {
  const { code } = await ask('GET /api/miniapp/right/mine', { [name]: word }, { as: 'member' });
  expect(code).toBe(400);
});

describe('reminders before something ends', () => {
  interface Holding {
    id: string;
    kind: string;
    reminded: boolean;
    validTo: number;
    operate: { key: string; text: string }[];
  }
  const soon = async (as: PersonaKey = 'member') =>
    (await ask<{ expiringSoon: Holding[] }>('GET /api/miniapp/right/mine', {}, { as })).data.expiringSoon;
  const first = async (kind: string) => (await soon()).find((row) => row.kind === kind);

  test.each([
    ['right', 'right/remind', 'rightId'],
    ['coupon', 'coupon/remind', 'couponId'],
    ['prize', 'reward/remind', 'rewardId'],
  ])('a %s is reminded of, and not any more', async (kind, call, key) => {
    const row = await first(kind);
    expect(row).toMatchObject({
      reminded: false,
      operate: expect.arrayContaining([{ key: 'remind', text: '提醒我', enabled: true }]),
    });
    const remind = (on: unknown) =>
      ask(`POST /api/miniapp/${call}`, { [key]: row?.id, on, clientToken: freshToken() }, { as: 'member' });
    expect((await remind(true)).data).toMatchObject({ on: true });
    expect(await first(kind)).toMatchObject({
      reminded: true,
      operate: expect.arrayContaining([{ key: 'remind', text: '取消提醒', enabled: true }]),
    });
    await remind(false);
    expect((await first(kind))?.reminded).toBe(false);
    expect((await remind('yes')).code).toBe(400);
  });

  test('others’ coupons and prizes, and what is over, are refused', async () => {
    const as = 'elder';
    const post = (call: string, payload: object) =>
      ask(`POST /api/miniapp/${call}`, { on: true, clientToken: freshToken(), ...payload }, { as });
    expect((await post('coupon/remind', { couponId: (await first('coupon'))?.id })).code).toBe(2011);
    expect((await post('reward/remind', { rewardId: 'RW1001' })).code).toBe(2011);
    expect((await post('reward/remind', { rewardId: 'RW2002' })).code).toBe(2002);
    const { recordList } = (
      await ask<{ recordList: { couponId: string }[] }>(
        'GET /api/miniapp/coupon/mine',
        { tab: 'used', currentPage: 1, pageSize: 1 },
        { as: 'member' },
      )
    ).data;
    const used = await ask(
      'POST /api/miniapp/coupon/remind',
      { couponId: recordList[0]?.couponId, on: true, clientToken: freshToken() },
      { as: 'member' },
    );
    expect(used.code).toBe(2002);
  });

  test('the coupon and the prize themselves say whether they are reminded of', async () => {
    const coupon = await first('coupon');
    const detail = async () =>
      (await ask('GET /api/miniapp/coupon/detail', { couponId: coupon?.id }, { as: 'member' })).data;
    expect(await detail()).toMatchObject({ reminded: false });
    await ask(
      'POST /api/miniapp/coupon/remind',
      { couponId: coupon?.id, on: true, clientToken: 'a' },
      { as: 'member' },
    );
    expect(await detail()).toMatchObject({ reminded: true });
    const prize = async () =>
      (await ask('GET /api/miniapp/reward/detail', { rewardId: 'RW1001' }, { as: 'member' })).data;
    expect((await prize()).operate).toContainEqual({ key: 'remindOn', text: '提醒我', enabled: true });
    await ask('POST /api/miniapp/reward/remind', { rewardId: 'RW1001', on: true, clientToken: 'b' }, { as: 'member' });
    expect((await prize()).operate).toContainEqual({ key: 'remindOff', text: '取消提醒', enabled: true });
  });

  test('the card stands there in its last 30 days, with the way to renew it', async () => {
    expect((await soon('elder')).find(({ kind }) => kind === 'card')).toMatchObject({
      id: 'jinxing',
      daysLeft: 21,
      operate: [{ key: 'open', text: '续费', enabled: true }],
      route: '/membership-card',
    });
    expect(await first('card')).toBeUndefined();
    setServerNow(serverNow() + 100 * DAY);
    expect(await first('card')).toBeDefined();
    setServerNow(serverNow() + 30 * DAY);
    expect(await first('card')).toBeUndefined();
  });
});
