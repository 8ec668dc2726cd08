import { asPersona, refusalOf } from '../membership/asPersona';
import { resetServer, setServerNow } from '../state';
import { CONSENT_WORDINGS } from './consentCopy';
import { accept, findText, getText, listMine, raiseVersion, requireConsent, withdraw } from './rules';
import '../lottery/texts';
import { registerText } from './texts';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const VERSION = CONSENT_WORDINGS.vip.version;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetServer();
});

afterEach(() => jest.useRealTimers());

test('a text has at most seven points, a full text, and is not accepted at first', () => {
  for (const type of Object.keys(CONSENT_WORDINGS)) {
    const text = getText(asPersona('newcomer', { type }));
    expect(text.points.length).toBeLessThanOrEqual(7);
    expect(text.blocks.length).toBeGreaterThan(2);
    expect(text.accepted).toBe(false);
    expect(text).not.toHaveProperty('effect');
  }
});

test('an accepted version is known, stands once, and is asked again when the wording changes', () => {
  const first = accept(asPersona('newcomer', { type: 'vip', version: VERSION }));
  expect(first).toMatchObject({ type: 'vip', version: VERSION, acceptedAt: NOW });
  expect(accept(asPersona('newcomer', { type: 'vip', version: VERSION }))).toEqual(first);
  expect(getText(asPersona('newcomer', { type: 'vip' }))).toMatchObject({ accepted: true, consentId: first.consentId });
  expect(getText(asPersona('member', { type: 'vip' })).accepted).toBe(false);
  const { version } = raiseVersion({ type: 'vip' });
  expect(getText(asPersona('newcomer', { type: 'vip' }))).toMatchObject({ accepted: false, version });
  const outdated = () => accept(asPersona('newcomer', { type: 'vip', version: VERSION }));
  expect(refusalOf(outdated)).toMatchObject({ code: 2007, message: '须知有更新，请重新阅读' });
});

test('a withdrawn consent stays in the ledger and no longer counts', () => {
  const { consentId } = accept(asPersona('newcomer', { type: 'vip', version: VERSION }));
  expect(requireConsent('U1001', 'vip', consentId).consentId).toBe(consentId);
  expect(withdraw(asPersona('newcomer', { consentId })).withdrawnAt).toBe(NOW);
  setServerNow(NOW + 5000);
  expect(withdraw(asPersona('newcomer', { consentId })).withdrawnAt).toBe(NOW);
  expect(listMine(asPersona('newcomer'))).toMatchObject([{ consentId, withdrawnAt: NOW, canWithdraw: false }]);
  expect(refusalOf(() => requireConsent('U1001', 'vip', consentId)).code).toBe(2014);
});

test("another's consent can neither be used nor withdrawn", () => {
  const { consentId } = accept(asPersona('newcomer', { type: 'vip', version: VERSION }));
  expect(refusalOf(() => withdraw(asPersona('member', { consentId }))).code).toBe(2011);
  expect(refusalOf(() => requireConsent('U1002', 'vip', consentId)).code).toBe(2014);
});

test.each(['', 'nope', 'constructor', '__proto__'])('the kind %p is unknown', (type) => {
  expect(refusalOf(() => getText(asPersona('newcomer', { type }))).code).toBe(400);
});

test.each(['vip', 'refund', 'points', 'draw', 'privacy', 'close'])('the text %p can be read', (key) => {
  const text = findText(asPersona('newcomer', { key }));
  expect(text.title).not.toBe('');
  expect(text.blocks.length).toBeGreaterThan(2);
});

test.each(['nope', 'constructor'])('the text %p is not found', (key) => {
  expect(refusalOf(() => findText(asPersona('newcomer', { key }))).code).toBe(2010);
  expect(refusalOf(() => findText(asPersona('newcomer', { key: 'a'.repeat(3000) }))).code).toBe(2010);
});

test('a text of another area is read by its version, the present one without', () => {
  const blocks = [{ type: 'paragraph' as const, text: '第一版' }];
  const first = { title: '说明', version: 'v1', updatedAt: NOW, blocks, latestVersion: 'v2' };
  registerText('another', (version = 'v2') => ({ v1: first, v2: { ...first, version: 'v2' } })[version]);
  expect(findText(asPersona('newcomer', { key: 'another' })).version).toBe('v2');
  expect(findText(asPersona('newcomer', { key: 'another', version: 'v1' }))).toMatchObject({
    version: 'v1',
    latestVersion: 'v2',
  });
  expect(refusalOf(() => findText(asPersona('newcomer', { key: 'another', version: 'v0' }))).code).toBe(2010);
});

test('an earlier wording of a text without a history is not found', () => {
  const { version } = findText(asPersona('newcomer', { key: 'points' }));
  expect(findText(asPersona('newcomer', { key: 'points', version })).version).toBe(version);
  expect(refusalOf(() => findText(asPersona('newcomer', { key: 'points', version: '2020.01' }))).code).toBe(2010);
});
