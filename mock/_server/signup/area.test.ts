import { ask } from '@/testing/ask';
import { freshToken } from '../order/testKit';
import { resetServer } from '../state';
import type { PersonaKey } from '../users';
import { CODE, registerTestSignup } from './testKit';

/* Staff come to some counties only. */

interface Config {
  quota: { left: number };
  address?: { addressId: string; reasonText?: string };
}
interface Join {
  status: string;
  address?: { areaText: string; detail: string; name: string };
}

const BASE = '/api/miniapp/campaign/join';
const configOf = async (as: PersonaKey) =>
  (await ask<Config>(`GET ${BASE}/config`, { code: CODE, packageId: 'visit' }, { as })).data;
const joinsOf = async () =>
  (await ask<{ joins: Join[] }>(`GET ${BASE}/mine`, { code: CODE }, { as: 'member' })).data.joins;

async function submit(more: Record<string, unknown> = {}) {
  const { data: text } = await ask<{ version: string }>(
    'GET /api/miniapp/consent/get',
    { type: 'health' },
    { as: 'member' },
  );
  const { data } = await ask<{ consentId: string }>(
    'POST /api/miniapp/consent/accept',
    { type: 'health', version: text.version },
    { as: 'member' },
  );
  const own = { slotId: 'am', addressId: 'A1', agrees: true, consentId: data.consentId, clientToken: freshToken() };
  return ask(`POST ${BASE}/submit`, { code: CODE, packageId: 'visit', ...own, ...more }, { as: 'member' });
}

beforeEach(() => {
  resetServer();
  registerTestSignup({ area: { name: '杭州主城区', codes: ['330106'] } });
});
afterEach(() => resetServer());

test('an address elsewhere is refused with its field, and nothing is taken or charged', async () => {
  const answer = await submit({ addressId: 'A2' });
  expect(answer).toMatchObject({ code: 400, msg: '只能上门到杭州主城区，请换一个地址', data: { field: 'address' } });
  expect((await configOf('member')).quota.left).toBe(2);
  expect(await joinsOf()).toEqual([]);
});

test('the form says so of the address that it begins with, and begins with one within where there is one', async () => {
  expect((await configOf('lapsed')).address?.reasonText).toBe('只能上门到杭州主城区，请换一个地址');
  await ask('POST /api/miniapp/address/default', { addressId: 'A2' }, { as: 'member' });
  expect((await configOf('member')).address).toMatchObject({ addressId: 'A1' });
});

test('what was typed by hand is known by its words', async () => {
  const form = { name: '周小满', mobile: '13600007788', areaCodes: [], detail: '文三路 1 号' };
  await ask('POST /api/miniapp/address/save', { ...form, areaText: '浙江省杭州市西湖区' }, { as: 'newcomer' });
  expect((await configOf('newcomer')).address?.reasonText).toBeUndefined();
  await ask('POST /api/miniapp/address/save', { ...form, areaText: '北京市朝阳区', isDefault: true }, { as: 'lapsed' });
  expect((await configOf('lapsed')).address?.reasonText).toBeDefined();
});

test('what was signed up for says where staff come to, masked, also after the address has changed', async () => {
  await submit();
  await ask('POST /api/miniapp/address/delete', { addressId: 'A1' }, { as: 'member' });
  const [mine] = await joinsOf();
  expect(mine?.address).toMatchObject({
    areaText: '浙江省 杭州市 西湖区',
    name: '林**',
    mobileMasked: '138****2046',
  });
  expect(mine?.address?.detail).toMatch(/^文三路 3\*\* 号/);
});
