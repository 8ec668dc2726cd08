import { ask } from '@/testing/ask';
import { normaliseCode } from '../codes/typed';
import { CONSENT_WORDINGS } from '../consent/consentCopy';
import { accept } from '../consent/rules';
import { DAY, MINUTE, resetServer, setServerNow } from '../state';
import type { PersonaKey } from '../users';
import { check, submit } from './activation';
import { asPersona, refusalOf } from './asPersona';
import { listCards } from './cards';
import { getOrder } from './orders';
import { vip } from './store';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetServer();
});

afterEach(() => jest.useRealTimers());

const consentOf = (persona: PersonaKey) =>
  accept(asPersona(persona, { type: 'activate', version: CONSENT_WORDINGS.activate.version })).consentId;
const look = (persona: PersonaKey, code: string, cardNo = '') => check(asPersona(persona, { code, cardNo }));
const activate = (persona: PersonaKey, code: string, cardNo = '') =>
  submit(asPersona(persona, { code, cardNo, consentId: consentOf(persona) }));
const expiryOf = (persona: PersonaKey) => listCards(asPersona(persona)).my?.expireAt;

test.each([
  ['x365-2k8m-4qpa', 'X3652K8M4QPA'],
  [' X365 2K8M 4QPA\n', 'X3652K8M4QPA'],
  ['XO3O-88FA-3C6T', 'X03088FA3C6T'],
  ['lI-O', '110'],
])('%p is read as %p', (typed, expected) => {
  expect(normaliseCode(typed)).toBe(expected);
});

test('a check shows the new expiry and uses nothing up', () => {
  const first = look('member', 'x365 2k8m 4qpa');
  expect(first).toMatchObject({ valid: true, cardName: '金杏会员年卡', days: 365, reasonCode: '', attemptsLeft: 5 });
  expect(first.newExpireAt).toBe((expiryOf('member') ?? 0) + 365 * DAY);
  expect(look('newcomer', 'X365-2K8M-4QPA').valid).toBe(true);
});

test('a code that was used by somebody without a mobile names no number', async () => {
  await ask('POST /api/__mock/noMobile', { persona: 'newcomer' });
  const { orderNo } = activate('newcomer', 'X365-2K8M-4QPA');
  expect(look('member', 'X365-2K8M-4QPA').reasonText).toMatch(/已被另一个账号激活/);
  const { nextSteps } = getOrder(asPersona('newcomer', { orderNo }));
  expect(nextSteps[0]).toEqual({ text: '绑定手机号，到店核对身份时要用', route: '/schedule/member?step=mobile' });
  expect(nextSteps.find(({ text }) => text === '领取会员卡券')?.route).toBe('/coupon-list?tab=center');
});

test('an activation gives exactly the expiry that was checked, once', () => {
  const { newExpireAt } = look('newcomer', 'X365-2K8M-4QPA');
  const result = activate('newcomer', 'X365-2K8M-4QPA');
  expect(result.newExpireAt).toBe(newExpireAt);
  expect(activate('newcomer', 'X365-2K8M-4QPA')).toEqual(result);
  expect(expiryOf('newcomer')).toBe(newExpireAt);
  expect(look('member', 'X365-2K8M-4QPA')).toMatchObject({ valid: false, reasonCode: 'used' });
});

test.each([
  ['X365-2K8M-4QPA', '', '年卡激活码'],
  ['739201', '6208100000000017', '季卡激活码'],
  ['XEVR-5P2A-6K9D', '', '永久卡激活码'],
])('the order of code %p names the card once', (code, cardNo, planName) => {
  const { orderNo } = activate('newcomer', code, cardNo);
  expect(getOrder(asPersona('newcomer', { orderNo }))).toMatchObject({ cardName: '金杏会员', planName });
});

test.each([
  ['XXXX-0000-0000', '', 'unknown', /还可以试 4 次/],
  ['000000', '6208100000000017', 'wrong', /激活码不对，还可以试 4 次/],
  ['XUSE-D5B7-2M4R', '', 'used', /尾号 5512/],
  ['XBAT-CH77-8W2E', '', 'batch', /停用/],
  ['XEND-6Y4G-9N3C', '', 'overdue', /11 月 9 日/],
])('%p (card %p) is refused: %s', (code, cardNo, reasonCode, reasonText) => {
  expect(look('newcomer', code, cardNo)).toMatchObject({ valid: false, reasonCode, newExpireAt: null });
  expect(look('elder', code, cardNo).reasonText).toMatch(reasonText);
  expect(refusalOf(() => activate('newcomer', code, cardNo))).toMatchObject({ code: 2012, data: { reasonCode } });
  expect(expiryOf('newcomer')).toBeNull();
});

test('a card number with its own code works, the code alone does not', () => {
  expect(look('newcomer', '739201', '6208 1000 0000 0017').valid).toBe(true);
  expect(look('newcomer', '739201').reasonCode).toBe('unknown');
});

test('a permanent card makes every further code needless', () => {
  expect(look('newcomer', 'XEVR-5P2A-6K9D')).toMatchObject({ valid: true, isPermanent: true, newExpireAt: null });
  activate('newcomer', 'XEVR-5P2A-6K9D');
  expect(listCards(asPersona('newcomer')).my).toMatchObject({ status: 'permanent', expireAt: null, daysLeft: null });
  expect(look('newcomer', 'X365-2K8M-4QPA').reasonCode).toBe('permanent');
});

test('five wrong codes lock for ten minutes, even for a right code, and only this member', () => {
  for (const left of [4, 3, 2, 1]) expect(look('newcomer', 'NOPE').attemptsLeft).toBe(left);
  expect(look('newcomer', 'NOPE')).toMatchObject({
    reasonCode: 'locked',
    unlockAt: NOW + 10 * MINUTE,
    attemptsLeft: 0,
  });
  expect(look('newcomer', 'X365-2K8M-4QPA').reasonCode).toBe('locked');
  expect(refusalOf(() => activate('newcomer', 'X365-2K8M-4QPA')).code).toBe(2013);
  expect(look('elder', 'X365-2K8M-4QPA').valid).toBe(true);
  setServerNow(NOW + 10 * MINUTE);
  expect(look('newcomer', 'X365-2K8M-4QPA')).toMatchObject({ valid: true, attemptsLeft: 5, unlockAt: null });
});

test('the fifth wrong code in a row locks using one up as well', async () => {
  const use = (code: string) =>
    ask('POST /api/miniapp/vip/activate/submit', { code, consentId: consentOf('newcomer') }, { as: 'newcomer' });
  for (let turn = 0; turn < 4; turn += 1) expect((await use(`WRONG${turn}`)).code).toBe(2012);
  expect(await use('WRONG4')).toMatchObject({ code: 2013, data: { unlockAt: NOW + 10 * MINUTE, attemptsLeft: 0 } });
  expect((await use('X365-2K8M-4QPA')).code).toBe(2013);
});

test('a right code forgives the wrong ones before it', () => {
  look('newcomer', 'NOPE');
  look('newcomer', 'X365-2K8M-4QPA');
  expect(look('newcomer', 'NOPE').attemptsLeft).toBe(4);
});

test('activating needs the consent to activate', () => {
  const refusal = refusalOf(() => submit(asPersona('newcomer', { code: 'X365-2K8M-4QPA', consentId: 'CS1' })));
  expect(refusal).toMatchObject({ code: 2014, data: { type: 'activate' } });
  expect(vip().orders.some((order) => order.userId === 'U1001')).toBe(false);
});

test.each([undefined, '', 7, [], {}, 'x'.repeat(65)])('the code %p is refused as input', (code) => {
  expect(refusalOf(() => check(asPersona('newcomer', { code }))).code).toBe(400);
});

test('a code that was used by oneself says so, whatever happened to the answer', () => {
  const consentId = consentOf('newcomer');
  submit(asPersona('newcomer', { code: 'X030-88FA-3C6T', consentId }));
  expect(check(asPersona('newcomer', { code: 'X030-88FA-3C6T' }))).toMatchObject({ valid: false, reasonCode: 'mine' });
  expect(check(asPersona('elder', { code: 'X030-88FA-3C6T' }))).toMatchObject({ reasonCode: 'used' });
});
