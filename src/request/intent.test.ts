import { memberTab } from '@/session/kept';
import { createIntent } from './intent';

test('the token stays for the same payload, also after a reload, until the intent is finished', () => {
  const token = createIntent('order:1').tokenFor({ num: 1 });
  const afterReload = createIntent('order:1');
  expect(afterReload.tokenFor({ num: 1 })).toBe(token);
  afterReload.finish();
  expect(createIntent('order:1').tokenFor({ num: 1 })).not.toBe(token);
});

test('another payload is another intent', () => {
  const intent = createIntent('order:1');
  expect(intent.tokenFor({ num: 2 })).not.toBe(intent.tokenFor({ num: 1 }));
});

test('storage holds no text of the payload', () => {
  createIntent('address:new').tokenFor({ name: '王小芳', mobile: '13812345678' });
  const stored = memberTab.read('intent:address:new') ?? '';
  expect(stored).toContain('token');
  expect(stored).not.toMatch(/王|138/);
});

test('without a key nothing is stored, and two intents are apart', () => {
  const first = createIntent(undefined);
  const token = first.tokenFor({});
  expect(first.tokenFor({})).toBe(token);
  expect(createIntent(undefined).tokenFor({})).not.toBe(token);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '[]', '{"token":5,"payload":"x"}', '{"token":"","payload":"x"}'])('a stored %s is replaced', (text) => {
  memberTab.write('intent:k', text);
  expect(createIntent('k').tokenFor({})).toMatch(/^[0-9a-f-]{36}$/);
});
