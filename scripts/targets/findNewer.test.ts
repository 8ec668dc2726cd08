import { inlineScripts } from './checkTargets.mjs';
import { findNewer } from './findNewer.mjs';

const featuresOf = (code: string) => findNewer(code).map(({ feature }: { feature: string }) => feature);

test.each([
  ['const last = list.at(-1);', '.at()'],
  ["list['at'](-1)", '.at()'],
  ['for (const m of text.matchAll(/a/g)) use(m);', '.matchAll()'],
  ["a.replaceAll('b', 'c')", '.replaceAll()'],
  ['const has = Object.hasOwn;', 'Object.hasOwn'],
  ['Promise.allSettled(all)', 'Promise.allSettled'],
  ['const copy = structuredClone(value);', 'structuredClone'],
  ['new window.ResizeObserver(f)', 'ResizeObserver'],
  ['call({ box: ResizeObserver })', 'ResizeObserver'],
  ['navigator.clipboard.writeText(text)', 'navigator.clipboard'],
  ['const isLater = at > performance.timeOrigin;', 'performance.timeOrigin'],
  // The test is of something else, or comes too late.
  ['if (list.map) list.at(0);', '.at()'],
  ['if (list.at(0)) use();', '.at()'],
  ['list.at(0); if (!list.at) throw e;', '.at()'],
  ['if (!list.at) warn(); list.at(0);', '.at()'],
  ['if (list.at) plan(); else list.at(0).go.findLast(f);', '.findLast()'],
])('finds the feature in %s', (code, feature) => {
  expect(featuresOf(code)).toContain(feature);
});

test.each([
  ['a?.b', 'optional chaining (?.)'],
  ['a?.()', 'optional chaining (?.)'],
  ['a ?? b', 'nullish coalescing (??)'],
  ['a ??= b', 'logical assignment'],
  ['a ||= b', 'logical assignment'],
  ['class A { b = 1 }', 'class field'],
  ['class A { static b = 1 }', 'static class field'],
  ['class A { #b() {} }', 'private class member'],
  ['class A { static { b() } }', 'static block'],
  ['const n = 1_000;', 'numeric separator'],
  ['const n = 1n;', 'BigInt literal'],
  ['await a;', 'top-level await or import.meta'],
  ['const r = /(?<=a)b/;', 'lookbehind in a regular expression'],
  ["new RegExp('(?<!a)b')", 'lookbehind in a regular expression'],
  ['const r = /a/d;', 'flag d of a regular expression'],
  ["RegExp('a', 'v')", 'flag v of a regular expression'],
  ['const r = /(?i:a)/;', 'modifiers in a regular expression'],
])('finds the way of writing in %s', (code, feature) => {
  expect(featuresOf(code)).toEqual([feature]);
});

test.each([
  'if (list.at) list.at(-1);',
  "if (typeof list.at === 'function') { use(list.at(-1)); }",
  'list.at ? list.at(-1) : list[list.length - 1]',
  'list.at && list.at(-1)',
  "'at' in list && list.at(-1)",
  'function last(list) { if (!list.at) return old(list); return list.at(-1); }',
  'null === (a = t.replaceAll) || void 0 === a ? void 0 : a.call(t, b, c)',
  "typeof structuredClone === 'function' ? structuredClone(a) : copy(a)",
  "const Box = typeof WeakRef === 'undefined' ? Strong : WeakRef;",
  'Object.hasOwn ? Object.hasOwn(a, b) : has.call(a, b)',
  'window.ResizeObserver && new window.ResizeObserver(f)',
])('stays quiet where the feature is tested for: %s', (code) => {
  expect(featuresOf(code)).toEqual([]);
});

test.each([
  'const first = place.at;',
  'place.at = 3;',
  'const places = { at: 1, replaceAll: true };',
  'class A { at() {} }',
  'function structuredClone(a) { return a; } structuredClone(b);',
  'async () => { await a; for await (const b of c) d(b); }',
  'const r = /(?<name>a)(?:b)\\p{L}/su;',
  'try { a() } catch { b() }',
  '({ ...a, b: [...c].flat() })',
  'Object.fromEntries(pairs)',
])('knows what the targets have: %s', (code) => {
  expect(featuresOf(code)).toEqual([]);
});

test('says where', () => {
  expect(findNewer('const a = 1;\nlist.at(0);')).toMatchObject([{ at: '2:1' }]);
});

test('the inline scripts of a page, not those with an address', () => {
  const html = '<script>one()</script><script defer src="a.js"></script><script type="module">two()</script>';
  expect(inlineScripts(html)).toEqual(['one()', 'two()']);
});
