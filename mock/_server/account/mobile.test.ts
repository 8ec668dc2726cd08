import { ask } from '@/testing/ask';
import { serverClock } from '@/testing/fakeServer';
import { MINUTE } from '../state';
import { type PersonaKey, personaUser } from '../users';

const MOBILE = '13912345678';

const sendCode = (mobile: unknown = MOBILE, as: PersonaKey = 'newcomer', clientToken?: string) =>
  ask<{ nextAt: number }>('POST /api/miniapp/user/mobile/code', { mobile, clientToken }, { as });
const bind = (mobile: unknown = MOBILE, smsCode: unknown = '246810', as: PersonaKey = 'newcomer') =>
  ask('POST /api/miniapp/user/mobile/bind', { mobile, smsCode }, { as });

const goOn = (ms: number) => serverClock.set(serverClock.now() + ms);
const NO_MOBILES = ['12345678901', '1391234567', '139123456789', 13912345678, ''];

test('binding a mobile shows the new one masked', async () => {
  await sendCode();
  expect((await bind()).data).toEqual({ mobileMasked: '139****5678' });
  expect((await ask('GET /api/miniapp/user/home', {}, { as: 'newcomer' })).data).toMatchObject({
    mobileMasked: '139****5678',
  });
});

test.each(NO_MOBILES)('%p is no mobile', async (mobile) => {
  expect((await sendCode(mobile)).code).toBe(400);
  expect((await bind(mobile)).code).toBe(400);
});

test('a number of another account gets no code', async () => {
  expect((await sendCode(personaUser('member').mobile)).code).toBe(2008);
});

test('a number that another account has bound meanwhile is refused', async () => {
  await sendCode();
  personaUser('lapsed').mobile = MOBILE;
  expect((await bind()).code).toBe(2008);
});

test('a number gets one code a minute, whoever asks, and the same intent gets the first answer', async () => {
  const before = serverClock.now();
  const first = await sendCode(MOBILE, 'newcomer', 'T1');
  expect(first.data.nextAt).toBeGreaterThanOrEqual(before + MINUTE);
  expect(first.data.nextAt).toBeLessThanOrEqual(serverClock.now() + MINUTE);
  goOn(20_000);
  expect((await sendCode(MOBILE, 'newcomer', 'T1')).data).toMatchObject({ nextAt: first.data.nextAt, replayed: true });
  const early = await sendCode();
  expect(early).toMatchObject({ code: 2009, msg: expect.stringMatching(/请 (40|39) 秒后再试/) });
  expect((await sendCode(MOBILE, 'member')).code).toBe(2009);
  expect((await sendCode('13912345679')).code).toBe(0);
  goOn(40_000);
  expect((await sendCode()).code).toBe(0);
});

test('without a code of one’s own nothing is bound: never asked for, asked by another, too old, or used', async () => {
  expect((await bind()).code).toBe(2012);
  await sendCode(MOBILE, 'member');
  expect((await bind()).code).toBe(2012);
  goOn(MINUTE);
  await sendCode();
  goOn(10 * MINUTE);
  expect((await bind()).code).toBe(2012);
  await sendCode();
  expect((await bind()).code).toBe(0);
  expect((await bind()).code).toBe(2012);
});

test('five wrong codes lock for ten minutes', async () => {
  await sendCode();
  const codes = [];
  for (let turn = 0; turn < 5; turn += 1) codes.push((await bind(MOBILE, '000000')).code);
  expect(codes).toEqual([2012, 2012, 2012, 2012, 2012]);
  expect((await bind()).code).toBe(2013);
  goOn(MINUTE);
  expect((await sendCode()).code).toBe(2013);
  goOn(9 * MINUTE);
  await sendCode();
  expect((await bind()).code).toBe(0);
});

test('a control takes the number away', async () => {
  expect((await ask('POST /api/__mock/noMobile', { persona: 'elder' })).code).toBe(0);
  expect((await ask('GET /api/miniapp/user/home', {}, { as: 'elder' })).data).toMatchObject({ mobileMasked: '' });
  expect((await ask('POST /api/__mock/noMobile', { persona: 'nobody' })).code).toBe(400);
});

test('who may not draw because of it is led to the form', async () => {
  await ask('POST /api/__mock/noMobile', { persona: 'member' });
  const { data } = await ask('GET /api/miniapp/rank/luck/qualification', { lotteryId: 'LUCK-2026' }, { as: 'member' });
  expect(data).toMatchObject({
    eligible: false,
    conditions: [{ key: 'mobile', done: false, action: { route: '/schedule/member?step=mobile' } }, { done: true }],
  });
});
