import { createClientToken } from './clientToken';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('tokens are version 4 UUIDs and differ', () => {
  const tokens = Array.from({ length: 200 }, createClientToken);
  expect(tokens.every((token) => UUID.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(200);
});

test('a web-view without randomUUID gets one too', () => {
  const original = crypto.randomUUID;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const tokens = Array.from({ length: 200 }, createClientToken);
  Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true });
  expect(tokens.every((token) => UUID.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(200);
});
