import { ask } from '@/testing/ask';
import { type PersonaKey, personaUser } from '../users';
import { findAddress } from './index';

interface Listed {
  addressId: string;
  name: string;
  mobileMasked: string;
  isDefault: boolean;
  areaText: string;
}

const FORM = {
  name: '周小满',
  mobile: '13600007788',
  areaCodes: ['110000', '110105'],
  detail: '望京西园三区 312 楼',
  tag: '家',
  isDefault: false,
};

const listOf = async (as: PersonaKey) => (await ask<Listed[]>('GET /api/miniapp/address/list', {}, { as })).data;
const save = (as: PersonaKey, more: Record<string, unknown> = {}) =>
  ask<{ addressId: string }>('POST /api/miniapp/address/save', { ...FORM, ...more }, { as });

test('the list shows the default first and no phone in full', async () => {
  const rows = await listOf('member');
  expect(rows.map((row) => row.isDefault)).toEqual([true, false, false]);
  expect(rows.map((row) => row.mobileMasked)).toEqual(['138****2046', '137****5512', '0571-******34']);
  expect(JSON.stringify(rows)).not.toContain('13800002046');
});

test('the whole phone is shown to the owner only', async () => {
  const detail = (as: PersonaKey) => ask('GET /api/miniapp/address/detail', { addressId: 'A1' }, { as });
  expect((await detail('member')).data).toMatchObject({ mobile: '13800002046', areaText: '浙江省 杭州市 西湖区' });
  const foreign = await detail('elder');
  expect(foreign).toMatchObject({ code: 2011, data: null });
  expect((await ask('GET /api/miniapp/address/detail', { addressId: 'A99' }, { as: 'member' })).code).toBe(2010);
  expect((await ask('GET /api/miniapp/address/detail', { addressId: 'A1' })).code).toBe(999);
});

test.each(['save', 'delete', 'default'])('nobody can %s the address of another member', async (action) => {
  const answer = await ask(`POST /api/miniapp/address/${action}`, { ...FORM, addressId: 'A1' }, { as: 'elder' });
  expect(answer.code).toBe(2011);
  expect(findAddress(personaUser('member').userId, 'A1').name).toBe('林书意');
});

test('the first address becomes the default; a new default replaces the old one', async () => {
  const first = (await save('newcomer')).data.addressId;
  const second = (await save('newcomer', { isDefault: true })).data.addressId;
  expect((await listOf('newcomer')).map((row) => [row.addressId, row.isDefault])).toEqual([
    [second, true],
    [first, false],
  ]);
  await ask('POST /api/miniapp/address/delete', { addressId: second }, { as: 'newcomer' });
  expect((await listOf('newcomer')).map((row) => [row.addressId, row.isDefault])).toEqual([[first, true]]);
});

test('editing keeps the identity', async () => {
  expect((await save('member', { addressId: 'A2', name: '林爸爸' })).data).toEqual({ addressId: 'A2' });
  const rows = await listOf('member');
  expect(rows).toHaveLength(3);
  expect(rows.find((row) => row.addressId === 'A2')).toMatchObject({ name: '林爸爸', areaText: '北京市 朝阳区' });
});

test('taking the default off the only address leaves it the default', async () => {
  await save('lapsed', { addressId: 'A4', isDefault: false });
  expect((await listOf('lapsed')).map((row) => row.isDefault)).toEqual([true]);
});

test.each([
  [{ name: '' }],
  [{ name: '名'.repeat(21) }],
  [{ mobile: '12345678901' }],
  [{ mobile: '1380000204' }],
  [{ mobile: 13800002046 }],
  [{ areaCodes: ['330000'] }],
  [{ areaCodes: ['330000', '330100'] }],
  [{ areaCodes: ['330000', '110105'] }],
  [{ areaCodes: '330000' }],
  [{ areaCodes: [] }],
  [{ detail: '1' }],
  [{ detail: 'x'.repeat(101) }],
  [{ tag: '一二三四五六七' }],
  [{ isDefault: 'yes' }],
])('%j is refused and saves nothing', async (wrong) => {
  const answer = await save('newcomer', wrong);
  expect(answer.code).toBe(400);
  expect(answer.msg).toMatch(/[\u4e00-\u9fa5]/);
  expect(await listOf('newcomer')).toEqual([]);
});

test('an area that was typed by hand is kept as it is', async () => {
  await save('newcomer', { areaCodes: [], areaText: '北京市朝阳区' });
  expect(await listOf('newcomer')).toEqual([expect.objectContaining({ areaCodes: [], areaText: '北京市朝阳区' })]);
});

test('20 addresses are the limit, also for requests at once', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => save('newcomer')));
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(20);
  expect(answers.filter((answer) => answer.code === 2004)).toHaveLength(10);
  expect(await listOf('newcomer')).toHaveLength(20);
});

test('the same intent saves once', async () => {
  const first = await save('newcomer', { clientToken: 'one' });
  const again = await save('newcomer', { clientToken: 'one' });
  expect(again.data).toEqual({ ...first.data, replayed: true });
  expect((await save('newcomer', { clientToken: 'one', name: '别人' })).code).toBe(400);
  expect(await listOf('newcomer')).toHaveLength(1);
});

test('parsing saves nothing and refuses long texts', async () => {
  const parse = (text: unknown) => ask('POST /api/miniapp/address/parse', { text }, { as: 'newcomer' });
  expect((await parse('周小满 13600007788 北京朝阳区望京西园三区')).data).toMatchObject({
    name: '周小满',
    areaText: '北京市 朝阳区',
  });
  expect(await listOf('newcomer')).toEqual([]);
  expect((await parse('x'.repeat(301))).code).toBe(400);
  expect((await parse(7)).code).toBe(400);
});

test('the tree is sent only when its version is another one', async () => {
  const whole = await ask<{ version: string; tree?: unknown[] }>('GET /api/miniapp/area/tree');
  expect(whole.data.tree).toHaveLength(34);
  const same = await ask<{ version: string }>('GET /api/miniapp/area/tree', { version: whole.data.version });
  expect(same.data).toEqual({ version: whole.data.version });
  expect((await ask<{ tree?: unknown[] }>('GET /api/miniapp/area/tree', { version: 'old' })).data.tree).toHaveLength(
    34,
  );
});

test('an address completes the task that asks for one', async () => {
  const claim = () => ask('POST /api/miniapp/points/task/claim', { taskId: 'address' }, { as: 'newcomer' });
  expect((await claim()).code).toBe(2004);
  await save('newcomer');
  expect((await claim()).data).toEqual({ delta: 20, after: 20 });
});
