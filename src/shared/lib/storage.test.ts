import { createStore, readRecord } from './storage';

const sessionStore = createStore(() => window.sessionStorage);

function brokenStorage(broken: Partial<Storage>): () => Storage {
  return () =>
    Object.assign(Object.create(null), { length: 0, key: () => null, getItem: () => null, ...broken }) as Storage;
}
const fail = () => {
  throw new DOMException('no', 'SecurityError');
};

describe('a storage that fails', () => {
  test.each([
    ['is unavailable (the getter throws)', fail as unknown as () => Storage],
    ['is full (quota)', brokenStorage({ setItem: fail, removeItem: () => undefined })],
    ['throws in every method', brokenStorage({ setItem: fail, getItem: fail, removeItem: fail, key: fail })],
  ])('that %s keeps values in memory', (_, open) => {
    const store = createStore(open);
    store.write('a', '1');
    store.write('draft:b', '2');
    expect(store.read('a')).toBe('1');
    store.clear('draft:');
    expect(store.read('draft:b')).toBeUndefined();
    store.remove('a');
    expect(store.read('a')).toBeUndefined();
  });
});

test('a value that no longer fits leaves no older value behind', () => {
  const inner = new Map<string, string>();
  let isFull = false;
  const store = createStore(
    brokenStorage({
      setItem: (key, value) => (isFull ? fail() : void inner.set(key, value)),
      getItem: (key) => inner.get(key) ?? null,
      removeItem: (key) => void inner.delete(key),
    }),
  );
  store.write('a', 'old');
  isFull = true;
  store.write('a', 'new');
  expect([store.read('a'), inner.has('a')]).toEqual(['new', false]);
});

test.each([
  ['corrupt JSON', '{"a":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '5'],
])('readRecord gives undefined for %s', (_, text) => {
  sessionStore.write('x', text);
  expect(readRecord(sessionStore, 'x')).toBeUndefined();
});

test('readRecord knows own keys only and pollutes nothing', () => {
  sessionStore.write('x', '{"__proto__":{"polluted":1},"a":1}');
  const record = readRecord(sessionStore, 'x');
  expect(record?.a).toBe(1);
  expect(record?.polluted).toBeUndefined();
  expect(record?.toString).toBeUndefined();
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('clear with a prefix leaves the rest', () => {
  sessionStore.write('draft:a', '1');
  sessionStore.write('keep', '1');
  sessionStore.clear('draft:');
  expect([sessionStore.read('draft:a'), sessionStore.read('keep')]).toEqual([undefined, '1']);
});
