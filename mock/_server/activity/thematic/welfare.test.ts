import type { Thematic, Welfare } from '@/features/activity/thematicContract';
import { ask } from '@/testing/ask';
import { couponsOf } from '../../coupon/wallet';
import { accountOf } from '../../points/accounts';
import { endsOf } from '../../points/lots';
import { rights } from '../../rights/store';
import { DAY, HOUR, serverNow, setServerNow } from '../../state';
import { type PersonaKey, personaUser } from '../../users';
import { MAIN_ACTIVITY } from '../rules';
import { CARE_ACTIVITY } from './seed';
import { thematics } from './store';

const PREFIX = '/api/miniapp/annual/activity/thematic';

const detailOf = async (as?: PersonaKey, activityId: number = MAIN_ACTIVITY) =>
  (await ask<Thematic>(`GET ${PREFIX}/detail`, { activityId }, as && { as })).data;
const welfareOf = async (welfareId: string, as?: PersonaKey): Promise<Welfare | undefined> =>
  (await detailOf(as, Number(welfareId.slice(1, 3)))).welfare.find((each) => each.welfareId === welfareId);
const claim = (welfareId: string, as: PersonaKey = 'member', clientToken = `${welfareId} ${as}`) =>
  ask(`POST ${PREFIX}/recieve`, { activityId: Number(welfareId.slice(1, 3)), welfareId, clientToken }, { as });

test('each activity has a list of its own; one that has none is not found', async () => {
  const main = (await detailOf()).welfare.map(({ welfareId }) => welfareId);
  const care = (await detailOf(undefined, CARE_ACTIVITY)).welfare.map(({ welfareId }) => welfareId);
  expect(main.length).toBeGreaterThan(3);
  expect(main.filter((id) => care.includes(id))).toEqual([]);
  expect((await ask(`GET ${PREFIX}/detail`)).data.activityId).toBe(MAIN_ACTIVITY);
  expect((await ask(`GET ${PREFIX}/detail`, { activityId: 12_345 })).code).toBe(2010);
  expect((await claim('W99-tea', 'member')).code).toBe(0);
  expect(
    (await ask(`POST ${PREFIX}/recieve`, { activityId: 98, welfareId: 'W99-tea', clientToken: 'x' }, { as: 'member' }))
      .code,
  ).toBe(2010);
});

test('a guest may look and not claim; nothing is his and nothing is locked', async () => {
  const { me, welfare } = await detailOf();
  expect(me).toBeUndefined();
  expect(welfare.filter(({ status, mine }) => status === 'locked' || mine !== undefined)).toEqual([]);
  expect((await ask(`POST ${PREFIX}/recieve`, { activityId: 99, welfareId: 'W99-care', clientToken: 'g' })).code).toBe(
    999,
  );
});

test('claimed points say when they end, as the ledger does', async () => {
  const { data } = await claim('W99-points', 'newcomer');
  const [end] = endsOf(accountOf(personaUser('newcomer').userId).lots);
  expect(data).toMatchObject({ type: 'points', status: 'granted', expireAt: end?.at });
  expect((await welfareOf('W99-points', 'newcomer'))?.mine?.expireAt).toBe(end?.at);
});

test('a claim takes one from the stock and brings the coupon into the wallet, once whatever the token', async () => {
  const { userId } = personaUser('newcomer');
  const before = couponsOf(userId).length;
  const { data } = await claim('W99-care', 'newcomer');
  expect(data).toMatchObject({ status: 'granted', type: 'coupon', needAddress: false });
  expect(couponsOf(userId)).toHaveLength(before + 1);
  expect(data.expireAt).toBe(couponsOf(userId)[0]?.validTo);
  expect(await welfareOf('W99-care')).toMatchObject({ left: 411, status: 'claimable' });
  const mine = await welfareOf('W99-care', 'newcomer');
  expect(mine).toMatchObject({ status: 'claimed', mine: { recordId: data.recordId, expireAt: data.expireAt } });
  expect(mine?.operate).toEqual([
    {
      key: 'use',
      text: '去使用',
      enabled: true,
      reasonAction: { text: '去使用', route: `/coupon-list?id=${couponsOf(userId)[0]?.couponId}` },
    },
  ]);
  expect((await claim('W99-care', 'newcomer', 'another')).data).toEqual(data);
  expect(couponsOf(userId)).toHaveLength(before + 1);
  expect(await welfareOf('W99-care')).toMatchObject({ left: 411 });
});

test('points arrive in the ledger', async () => {
  const pointsOf = () => accountOf(personaUser('member').userId).rows.filter(({ title }) => title.includes('20 积分'));
  expect(pointsOf()).toHaveLength(0);
  expect((await claim('W99-points')).data).toMatchObject({ status: 'granted', type: 'points', amount: 20 });
  expect(pointsOf()).toHaveLength(1);
});

test('goods wait for an address, seven days', async () => {
  const now = serverNow();
  const { data } = await claim('W99-flowers');
  expect(data).toMatchObject({ status: 'granted', needAddress: true });
  expect(Number(data.claimBefore)).toBeGreaterThanOrEqual(now + 7 * DAY);
  expect((await welfareOf('W99-flowers', 'member'))?.operate).toMatchObject([{ key: 'address', enabled: true }]);
  const saved = await ask(
    'POST /api/miniapp/reward/address',
    { rewardId: String(data.recordId), addressId: 'A2', clientToken: 'address' },
    { as: 'member' },
  );
  expect(saved.code).toBe(0);
  const sent = await welfareOf('W99-flowers', 'member');
  expect(sent).toMatchObject({ mine: { needAddress: false, claimBefore: null } });
  expect(sent?.operate[0]?.reasonAction?.route).toBe(`/schedule/reward-detail?rewardId=${data.recordId}`);
});

test('members only: who is none reads why and where to become one', async () => {
  expect(await welfareOf('W99-flowers', 'newcomer')).toMatchObject({
    status: 'locked',
    reasonText: '金杏会员可领，您还不是会员',
    operate: [{ enabled: false, reasonAction: { route: '/membership-card' } }],
  });
  expect((await claim('W99-flowers', 'newcomer')).data).toMatchObject({ status: 'refused', needAddress: false });
  expect(await welfareOf('W99-flowers')).toMatchObject({ left: 60 });
});

test('members only: who had a card reads that it is over, and renews it', async () => {
  expect(await welfareOf('W99-flowers', 'lapsed')).toMatchObject({
    status: 'locked',
    reasonText: '会员卡已过期，续费后可领',
    operate: [{ enabled: false, reasonAction: { text: '去续费', route: '/membership-card' } }],
  });
});

test('a requirement is met elsewhere', async () => {
  expect(await welfareOf('W98-points', 'newcomer')).toMatchObject({ status: 'locked' });
  await ask('POST /api/miniapp/points/sign/do', { clientToken: 'sign' }, { as: 'newcomer' });
  expect(await welfareOf('W98-points', 'newcomer')).toMatchObject({ status: 'claimable' });
  expect((await claim('W98-points', 'newcomer')).data).toMatchObject({ status: 'granted', amount: 10 });
});

test('what is slow is on its way, arrives after hours and is no second one', async () => {
  expect(await welfareOf('W99-checkup', 'member')).toMatchObject({ status: 'claimable' });
  expect((await claim('W99-checkup')).data).toMatchObject({ status: 'processing', expireAt: null });
  expect(await welfareOf('W99-checkup', 'member')).toMatchObject({
    status: 'processing',
    operate: [{ key: 'detail', enabled: true }],
  });
  setServerNow(serverNow() + 4 * HOUR);
  const arrived = await welfareOf('W99-checkup', 'member');
  expect(arrived).toMatchObject({ status: 'claimed', operate: [{ key: 'use' }] });
  const [gift] = rights()
    .gifts.filter(({ userId }) => userId === personaUser('member').userId)
    .slice(-1);
  expect(arrived?.mine?.expireAt).toBe(gift?.validTo);
});

test('sold out, too early and too late are results with a reason, not errors', async () => {
  for (const id of ['W99-thermo', 'W99-baby', 'W99-early']) {
    const { code, data } = await claim(id);
    expect([id, code, data.status, typeof data.reasonText]).toEqual([id, 0, 'refused', 'string']);
  }
  const [last] = thematics().rows[0]?.welfare ?? [];
  if (last) last.left = 1;
  expect((await claim('W99-care', 'member')).data).toMatchObject({ status: 'granted' });
  expect((await claim('W99-care', 'lapsed')).data).toMatchObject({ status: 'refused', reasonText: '这一批已经领完' });
});

test('a reminder is there until claiming starts', async () => {
  const remind = (on: boolean, clientToken: string) =>
    ask(
      `POST ${PREFIX}/remind`,
      { activityId: 99, about: 'welfare', id: 'W99-baby', on, clientToken },
      { as: 'member' },
    );
  expect((await remind(true, 'a')).data).toMatchObject({ on: true });
  expect(await welfareOf('W99-baby', 'member')).toMatchObject({ reminded: true, operate: [{ text: '取消提醒' }] });
  expect(await welfareOf('W99-baby', 'lapsed')).toMatchObject({ reminded: false });
  await remind(false, 'b');
  expect(await welfareOf('W99-baby', 'member')).toMatchObject({ reminded: false });
  setServerNow(serverNow() + 2 * DAY);
  expect(await welfareOf('W99-baby', 'member')).toMatchObject({ status: 'claimable', startAt: null });
  expect((await remind(true, 'c')).code).toBe(2002);
});
