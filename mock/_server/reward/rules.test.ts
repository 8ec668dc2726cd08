import { ask } from '../../../src/testing/ask';
import { callsTo } from '../../../src/testing/fakeServer';
import { couponsOf } from '../coupon/wallet';
import { balanceOf } from '../points';
import { DAY, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { grantReward } from './grant';

const PREFIX = '/api/miniapp';
const memberId = () => personaUser('member').userId;
let tokens = 0;
const token = () => `reward-test-${++tokens}`;

interface Row {
  recordId: string;
  rewardId: string;
  status: string;
  name: string;
  operate: { key: string }[];
}
const listTab = async (tab: string) =>
  (
    await ask<{ recordList: Row[]; totalCount: number; counts: Record<string, number> }>(
      `GET ${PREFIX}/prize/list`,
      { tab, currentPage: 1, pageSize: 50 },
      { as: 'member' },
    )
  ).data;
const detailOf = async (rewardId: string) =>
  (
    await ask<Row & { address?: { mobileMasked: string; detailMasked: string }; express?: { no: string } }>(
      `GET ${PREFIX}/reward/detail`,
      { rewardId },
      { as: 'member' },
    )
  ).data;
const post = (path: string, body: Record<string, unknown>, as: 'member' | 'elder' = 'member') =>
  ask(`POST ${PREFIX}/${path}`, { ...body, clientToken: token() }, { as });
const firstAddress = async () => {
  const { data } = await ask<{ addressId: string }[]>(`GET ${PREFIX}/address/list`, {}, { as: 'member' });
  return data[0]?.addressId;
};

test('every prize is in its tab, and the tabs add up', async () => {
  const { counts, totalCount } = await listTab('all');
  for (const tab of ['claim', 'waiting', 'sent', 'expired']) {
    expect((await listTab(tab)).totalCount).toBe(counts[tab]);
  }
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(totalCount);
});

test('what waits to be claimed is on the first page, however long ago it was won', async () => {
  const first = async (path: string, payload: Record<string, unknown>) =>
    (
      await ask<{ recordList: Row[] }>(
        `GET ${PREFIX}/${path}`,
        { currentPage: 1, pageSize: 3, ...payload },
        { as: 'member' },
      )
    ).data.recordList.map(({ recordId, rewardId }) => recordId ?? rewardId);
  expect(await first('reward/list', { kind: 'all' })).toEqual(['RW1001', 'RW1009', 'RW9301']);
  expect(await first('prize/list', { tab: 'all' })).toEqual(['RW1001', 'RW9301', 'RW1002']);
});

test('of rewards and prizes one kind is fewer than all', async () => {
  const countOf = async (path: string, choice: Record<string, string>) =>
    (await ask<{ totalCount: number }>(`GET ${PREFIX}/${path}`, choice, { as: 'member' })).data.totalCount;
  expect(await countOf('reward/list', { kind: 'points' })).toBeLessThan(await countOf('reward/list', { kind: 'all' }));
  expect(await countOf('prize/list', { tab: 'sent' })).toBeLessThan(await countOf('prize/list', { tab: 'all' }));
});

test('beside a wheel stand its newest prizes', async () => {
  const { data } = await ask<{ recordList: (Row & { wonAt: number })[] }>(
    `GET ${PREFIX}/prize/list`,
    { tab: 'all', currentPage: 1, pageSize: 50, activityId: 99 },
    { as: 'member' },
  );
  const times = data.recordList.map(({ wonAt }) => wonAt);
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test('beside a wheel that has not begun stands no prize; the records of prizes stay', async () => {
  const count = async (payload: object) => {
    const asked = { tab: 'all', currentPage: 1, pageSize: 50, ...payload };
    return (await ask<{ totalCount: number }>(`GET ${PREFIX}/prize/list`, asked, { as: 'member' })).data.totalCount;
  };
  const before = await count({});
  await ask('POST /api/__mock/lottery', { phase: 'notStarted' });
  expect(await count({ activityId: 99 })).toBe(0);
  expect(await count({})).toBe(before);
});

test.each(['RW1001', 'RW1003', 'RW1009'])('another member may not see or touch %s', async (rewardId) => {
  expect((await ask(`GET ${PREFIX}/reward/detail`, { rewardId }, { as: 'elder' })).code).toBe(2011);
  expect((await post('reward/confirm', { rewardId }, 'elder')).code).toBe(2011);
  expect((await post('rank/vip/userPostage', { recordId: rewardId, addressId: 'A' }, 'elder')).code).toBe(2011);
});

test('goods from the address to the door: editable until shipped, a copy of the address, then confirmed', async () => {
  const addressId = await firstAddress();
  const saved = await post('rank/vip/userPostage', { recordId: 'RW1001', addressId });
  expect(saved.data).toMatchObject({ editableUntil: expect.any(Number) });
  expect((await detailOf('RW1001')).status).toBe('toShip');
  expect((await post('rank/vip/userPostage', { recordId: 'RW1001', addressId })).code).toBe(0);
  const { address } = await detailOf('RW1001');
  expect(address?.mobileMasked).toMatch(/^\d{3}\*{4}\d{4}$/);

  await post('address/delete', { addressId });
  expect((await detailOf('RW1001')).address).toEqual(address);
  await ask('POST /api/__mock/ship', { rewardId: 'RW1001' });
  expect(await detailOf('RW1001')).toMatchObject({ status: 'shipped', express: { no: expect.any(String) } });
  expect((await post('rank/vip/userPostage', { recordId: 'RW1001', addressId })).code).toBe(2008);
  expect((await post('reward/confirm', { rewardId: 'RW1001' })).code).toBe(0);
  expect((await post('reward/confirm', { rewardId: 'RW1001' })).code).toBe(2008);
  expect((await detailOf('RW1001')).status).toBe('done');
});

test("somebody else's address is refused", async () => {
  const { data } = await ask<{ addressId: string }[]>(`GET ${PREFIX}/address/list`, {}, { as: 'elder' });
  const addressId = data[0]?.addressId;
  expect((await post('rank/vip/userPostage', { recordId: 'RW1001', addressId })).code).toBe(2011);
  expect((await detailOf('RW1001')).status).toBe('claim');
});

test('a reward of another source is claimed by its own call', async () => {
  const addressId = await firstAddress();
  expect((await post('reward/address', { rewardId: 'RW1009', addressId })).code).toBe(0);
  expect((await detailOf('RW1009')).status).toBe('toShip');
});

test('what is cancelled, or not issued yet, is not called sent to who gives an address', async () => {
  const addressId = await firstAddress();
  const refusedWith = async (rewardId: string) => (await post('reward/address', { rewardId, addressId })).msg;
  expect(await refusedWith('RW1008')).toBe('这份奖励已取消，有疑问可以申诉');
  const { rewardId } = grantReward({
    userId: memberId(),
    source: 'team',
    sourceText: '四月组队',
    name: '风筝',
    img: '',
    type: 'goods',
    wonAt: serverNow(),
    issueAt: serverNow() + DAY,
    claimBefore: null,
  });
  expect(await refusedWith(rewardId)).toBe('这份奖励还没有发放，发放后再填地址');
});

test('the deadline passes on the server', async () => {
  await listTab('claim');
  setServerNow(serverNow() + DAY);
  expect(await detailOf('RW1001')).toMatchObject({
    status: 'expired',
    operate: [{ key: 'delete' }, { key: 'appeal' }],
  });
  const addressId = await firstAddress();
  expect((await post('rank/vip/userPostage', { recordId: 'RW1001', addressId })).code).toBe(2002);
  expect((await post('reward/address', { rewardId: 'RW1001', addressId })).code).toBe(2002);
});

test('a failed coupon is issued again once and is in the wallet', async () => {
  const before = couponsOf(memberId()).length;
  expect((await post('reward/reissue', { rewardId: 'RW1005' })).data).toMatchObject({ status: 'done' });
  const again = await post('reward/reissue', { rewardId: 'RW1005' });
  expect(again).toMatchObject({ code: 2008, msg: '这份奖励已经到账' });
  expect(couponsOf(memberId())).toHaveLength(before + 1);
});

test('a failed coupon is issued again by the server itself, once', async () => {
  const before = couponsOf(memberId()).length;
  await listTab('all');
  setServerNow(serverNow() + 13 * 3_600_000);
  await listTab('all');
  expect(await detailOf('RW1005')).toMatchObject({ status: 'done' });
  expect(couponsOf(memberId())).toHaveLength(before + 1);
});

test('points that were being issued arrive in the ledger, once', async () => {
  const before = balanceOf(memberId()).available;
  await listTab('all');
  setServerNow(serverNow() + 4 * 3_600_000);
  await listTab('all');
  await listTab('all');
  expect(balanceOf(memberId()).available).toBe(before + 50);
});

test('only what is over can be deleted', async () => {
  expect((await post('reward/delete', { rewardId: 'RW1001' })).code).toBe(400);
  expect((await post('reward/delete', { rewardId: 'RW1007' })).code).toBe(0);
  expect((await listTab('expired')).recordList.map((row) => row.recordId)).toEqual(['RW1008']);
  // Who asks anew for it, since the answer was lost, reads what became of it.
  expect(await post('reward/delete', { rewardId: 'RW1007' })).toMatchObject({
    code: 2010,
    msg: '这份奖品已经删除，可以看看其他奖品',
  });
});

test('an appeal is taken once', async () => {
  expect((await post('reward/appeal', { rewardId: 'RW1007' })).code).toBe(0);
  expect((await post('reward/appeal', { rewardId: 'RW1007' })).code).toBe(2008);
});

test('a guest is told to sign in', async () => {
  expect((await ask(`GET ${PREFIX}/prize/list`, { tab: 'all' })).code).toBe(999);
  expect(callsTo(`${PREFIX}/prize/list`)).toBe(1);
});
