import { renderHook } from '@testing-library/react';
import { saveLoginInfo } from '@/session/changeSession';
import { memberPhone, memberTab } from '@/session/memberStorage';
import { createIntent, useIntentsEnd } from './intent';

const MINUTE = 60_000;
const pass = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

test('the token stays for the same payload, also after a reload, until it is done', () => {
  const token = createIntent('order:1').open({ num: 1 });
  const afterReload = createIntent('order:1');
  expect(afterReload.open({ num: 1 })).toBe(token);
  afterReload.end();
  expect(createIntent('order:1').open({ num: 1 })).not.toBe(token);
});

test('another payload is another intent, and the first one is still there', () => {
  const intent = createIntent('order:1');
  const [first, second] = [intent.open({ num: 1 }), intent.open({ num: 2 })];
  expect(second).not.toBe(first);
  expect(intent.open({ num: 1 })).toBe(first);
});

test('the same payload about something else is another intent', () => {
  const intent = createIntent('sign');
  const today = intent.open({}, '2026-11-21');
  expect(intent.open({}, '2026-11-22')).not.toBe(today);
  expect(intent.open({}, '2026-11-21')).toBe(today);
});

test('a refusal ends the intent that was refused, and no other', () => {
  const intent = createIntent('reward');
  const [first, second] = [intent.open({ id: 1 }), intent.open({ id: 2 })];
  intent.drop(second);
  expect(intent.open({ id: 1 })).toBe(first);
  expect(intent.open({ id: 2 })).not.toBe(second);
});

test('done: whatever was open about this thing is over', () => {
  const intent = createIntent('remind');
  const on = intent.open({ on: true });
  intent.open({ on: false });
  intent.end();
  expect(intent.open({ on: true })).not.toBe(on);
  expect(memberTab.keys('intent:')).toHaveLength(1);
});

test('the age of an intent counts from the end of its last try, which may have slept', () => {
  const intent = createIntent('k');
  pass(0);
  const token = intent.open({});
  pass(11 * MINUTE);
  intent.keep(token);
  intent.keep('of another');
  pass(9 * MINUTE);
  expect(intent.open({})).toBe(token);
  expect(memberTab.keys('intent:')).toHaveLength(1);
});

test.each([
  [9 * MINUTE, undefined, true],
  [10 * MINUTE, undefined, false],
  [-10 * MINUTE, undefined, false],
  [23 * 60 * MINUTE, 24 * 60 * MINUTE, true],
  [365 * 24 * 60 * MINUTE, Number.POSITIVE_INFINITY, true],
])('%p ms after its last try an intent kept for %p ms is still the same: %p', (ms, maxAgeMs, isSame) => {
  const create = () => createIntent('k', maxAgeMs === undefined ? {} : { maxAgeMs });
  pass(0);
  const token = create().open({});
  pass(ms);
  expect(create().open({}) === token).toBe(isSame);
  expect(memberTab.keys('intent:')).toHaveLength(1);
});

test('what was given up leaves the phone with the next intent about the same thing', () => {
  pass(0);
  createIntent('k').open({ num: 1 });
  pass(10 * MINUTE);
  createIntent('k').open({ num: 2 });
  expect(memberTab.keys('intent:')).toHaveLength(1);
});

test('every try begins the time anew', () => {
  const token = createIntent('k').open({});
  for (let turn = 0; turn < 3; turn += 1) {
    pass(6 * MINUTE);
    expect(createIntent('k').open({})).toBe(token);
  }
});

test('storage holds no text of the payload', () => {
  createIntent('address:new').open({ name: '王小芳', mobile: '13812345678' }, '女');
  const [key = ''] = memberTab.keys('intent:');
  const stored = key + (memberTab.read(key) ?? '');
  expect(stored).toContain('token');
  expect(stored).not.toMatch(/王|138|女/);
});

test('without a key nothing is stored, and two intents are apart', () => {
  const first = createIntent(undefined);
  const token = first.open({});
  expect(first.open({})).toBe(token);
  expect(createIntent(undefined).open({})).not.toBe(token);
  expect(sessionStorage).toHaveLength(0);
});

test('an intent is not found by another member', () => {
  saveLoginInfo({ login_access_token: 'token-of-a', userId: 'U-a' });
  const token = createIntent('k').open({});
  saveLoginInfo({ login_access_token: 'token-of-b', userId: 'U-b' });
  expect(createIntent('k').open({})).not.toBe(token);
});

test.each(['{', '[]', '{"token":5,"at":1}', '{"token":"","at":1}', '{"token":"t","at":"now"}'])(
  'a stored %s is replaced',
  (text) => {
    createIntent('k').open({});
    const [key = ''] = memberTab.keys('intent:');
    memberTab.write(key, text);
    expect(createIntent('k').open({})).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('the newest open intent can be asked for until it rests; its token serves for the next try', () => {
  const receipt = () => createIntent('draw:1', { store: memberPhone, maxAgeMs: Number.POSITIVE_INFINITY });
  expect(receipt().pending()).toBeUndefined();
  const token = receipt().open({});
  expect(receipt().pending()).toBe(token);
  expect(createIntent('draw:2', { store: memberPhone }).pending()).toBeUndefined();
  receipt().rest();
  expect(receipt().pending()).toBeUndefined();
  expect(receipt().open({})).toBe(token);
  expect(receipt().pending()).toBe(token);
});

test('a query that shows the outcome ends the intents of the prefix, and no others', () => {
  const [first, other] = [createIntent('vip-order:a').open({}), createIntent('sign').open({})];
  const { rerender } = renderHook(({ isOver }) => useIntentsEnd('vip-order', isOver), {
    initialProps: { isOver: false },
  });
  expect(createIntent('vip-order:a').open({})).toBe(first);
  rerender({ isOver: true });
  expect(createIntent('vip-order:a').open({})).not.toBe(first);
  expect(createIntent('sign').open({})).toBe(other);
});
