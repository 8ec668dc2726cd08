import { ask } from '@/testing/ask';
import { resetServer } from '../state';
import { mall, needGood } from './store';

interface Said {
  notes: string[];
  guarantees: string[];
}

beforeEach(() => resetServer());

async function saidOf(goodsId: string): Promise<string> {
  const { data } = await ask<Said>('GET /api/miniapp/mall/goods/detail', { goodsId });
  return [...data.notes, ...data.guarantees].join('\n');
}

test('a good for points alone speaks of no payment', async () => {
  const said = await saidOf('G1003');
  expect(said).not.toMatch(/付/);
  expect(said).toMatch(/兑换成功后 3 天内发货/);
  expect(said).toMatch(/不用说明理由，积分都退回/);
  expect(said).toMatch(/未发货可取消，积分原路退回/);
});

test('a good for money alone speaks of no points', async () => {
  const said = await saidOf('G1008');
  expect(said).not.toMatch(/积分/);
  expect(said).toMatch(/付款成功后 3 天内发货/);
  expect(said).toMatch(/付的钱都退回/);
});

test('a good for both gives both back', async () => {
  const said = await saidOf('G1001');
  expect(said).toMatch(/提交后积分先冻结/);
  expect(said).toMatch(/积分和付的钱都退回/);
  expect(said).toMatch(/未发货可取消，积分和款项原路退回/);
});

test('postage is money, too, which an after-sale does not give back', async () => {
  needGood('G1003').freightCents = 800;
  const said = await saidOf('G1003');
  expect(said).toMatch(/付款成功后 3 天内发货[\s\S]*不用说明理由，积分都退回，运费不退。/);
  expect(said).toMatch(/未发货可取消，积分和款项原路退回/);
  expect(await saidOf('G6005')).toMatch(/不用说明理由，积分和付的钱都退回，运费不退。/);
  expect(await saidOf('G1001')).not.toMatch(/运费不退/);
});

test('a good with postage names it before the checkout does', async () => {
  const deliverTextOf = async (goodsId: string) =>
    (await ask<{ deliverText: string }>('GET /api/miniapp/mall/goods/detail', { goodsId })).data.deliverText;
  expect(await deliverTextOf('G6005')).toMatch(/前发货，运费 ¥6\.00$/);
  expect(await deliverTextOf('G1001')).toMatch(/前发货$/);
});

test.each(['G2010', 'G7010'])(
  '%s brings something electronic at once, so nobody is told that he can cancel',
  async (goodsId) => {
    const said = await saidOf(goodsId);
    expect(said).not.toMatch(/可以随时取消|未发货可取消/);
    expect(said).toMatch(/到账后订单不能取消，未发货时可以申请售后/);
    expect(said).toMatch(/未发货可申请售后，/);
  },
);

test.each([
  ['G3001', '即时到账', '使用时出示券码'],
  ['G4002', '即时到账', '在卡券里使用'],
  ['G5004', '即时到账', '使用时出示券码'],
  ['G5001', '即时到账', '有效期内可反复看'],
  ['G7003', '破损包换', '未领取可取消，积分原路退回'],
])('what %s promises is so wherever it is used or fetched: %s, %s', async (goodsId, ...promised) => {
  const { data } = await ask<Said>('GET /api/miniapp/mall/goods/detail', { goodsId });
  expect(data.guarantees).toEqual(promised);
});

/** How long something electronic lasts, as its good says. */
async function lastsOf(goodsId: string): Promise<string[]> {
  const { data } = await ask<{ facts: { name: string; value: string }[] }>('GET /api/miniapp/mall/goods/detail', {
    goodsId,
  });
  return data.facts.filter(({ name }) => name === '有效期').map(({ value }) => value);
}

test('whoever is told to look at how long something electronic lasts finds it there', async () => {
  for (const { goodsId } of mall().goods.filter(({ deliver }) => deliver.includes('virtual'))) {
    expect([goodsId, await lastsOf(goodsId)]).toEqual([goodsId, [expect.stringMatching(/^(到账后 )?\d+ 天$/)]]);
  }
});
