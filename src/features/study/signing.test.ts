import type { Study } from './contract';
import { decideSigning } from './signing';

const OPEN: Pick<Study, 'operate' | 'mine'> = {
  operate: [{ key: 'apply', text: '先看是否合适', enabled: true }],
  mine: undefined,
};
const PAUSED = { ...OPEN, operate: [{ key: 'apply', text: '先看是否合适', enabled: false, reasonText: '暂停招募' }] };
const FITS = { verdict: 'fits', missing: 0, isMinor: false } as const;
const STANDING = { study: OPEN, isSignedIn: true, isRenewal: false, judgement: FITS };
const SIGNED = { hasReadAll: true, isTicked: true, name: '周小满' };

const mine = (status: string) => ({ ...OPEN, operate: [], mine: { status, consentVersion: '1.0' } as Study['mine'] });

test.each([
  ['a guest', { ...STANDING, isSignedIn: false }, 'signIn', '登录后签名'],
  [
    'nothing answered',
    { ...STANDING, judgement: { ...FITS, verdict: 'open', missing: 6 } as const },
    'screen',
    '先看是否合适',
  ],
  [
    'answers that do not fit',
    { ...STANDING, judgement: { ...FITS, verdict: 'not' } as const },
    'off',
    '这项研究现在不合适您参加',
  ],
  ['a paused study', { ...STANDING, study: PAUSED }, 'off', '暂停招募'],
  ['a study without a button', { ...STANDING, study: { ...OPEN, operate: [] } }, 'off', '现在不能报名'],
  ['an application that stands', { ...STANDING, study: mine('enrolled') }, 'mine', '我的报名'],
])('before the signature: %s', (_, standing, key, text) => {
  expect(decideSigning(standing, SIGNED)).toMatchObject({ key, text, isSigning: false });
});

test.each([
  [{ ...SIGNED, hasReadAll: false }, '请看到全文最后'],
  [{ ...SIGNED, isTicked: false }, '请先勾选'],
  [{ ...SIGNED, name: ' ' }, '请签上姓名'],
])('%j: the button says what is missing', (signature, text) => {
  expect(decideSigning(STANDING, signature)).toEqual({ key: 'off', text, isSigning: true });
});

test('a name with something else in it: the field says so, whatever else is missing', () => {
  const nameProblem = '姓名只能用文字，请核对';
  const name = '张😀<b>';
  expect(decideSigning(STANDING, { ...SIGNED, name })).toMatchObject({ key: 'off', text: '请核对姓名', nameProblem });
  expect(decideSigning(STANDING, { ...SIGNED, isTicked: false, name })).toMatchObject({
    text: '请先勾选',
    nameProblem,
  });
});

test('with all of it the name is signed, also by who asks on the phone and who signs another wording', () => {
  for (const standing of [
    STANDING,
    { ...STANDING, judgement: { ...FITS, verdict: 'asks' } as const },
    { ...STANDING, isRenewal: true, study: mine('enrolled'), judgement: { ...FITS, verdict: 'open' } as const },
  ]) {
    expect(decideSigning(standing, SIGNED).key).toBe('sign');
  }
});

test('who has left or did not fit may try again', () => {
  const again = { ...OPEN, mine: mine('withdrawn').mine };
  expect(decideSigning({ ...STANDING, study: again }, SIGNED).key).toBe('sign');
});
