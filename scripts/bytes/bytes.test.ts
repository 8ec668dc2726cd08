import { piecesOf } from './sourceMap.mjs';
import { ownerOf, packagesSentTwice } from './sources.mjs';
import { whoseBytes } from './whoseBytes.mjs';

test('a script is cut where its source changes, and nothing of it is lost', () => {
  const map = {
    sources: ['webpack://app/./src/shared/lib/mask.ts?5f1c', 'webpack://app/../x/node_modules/react/index.js'],
    // Line 1: column 2 of the first source, column 6 of the second, column 9 of nobody. Line 2: column 0 of the first.
    mappings: 'EAAA,ICAA,G;ADCA',
  };
  const script = '//mask;re;e\ntail';
  const pieces = piecesOf(script, map);
  expect(pieces).toEqual([
    { text: '//', path: undefined },
    { text: 'mask', path: 'src/shared/lib/mask.ts' },
    { text: ';re', path: 'node_modules/react/index.js' },
    { text: ';e\n', path: undefined },
    { text: 'tail', path: 'src/shared/lib/mask.ts' },
  ]);
});

test.each([
  ['src/features/mall/components/GoodsCard.tsx', 'src/features/mall'],
  ['src/shared/icons/bell.svg', 'src/shared/icons'],
  ['src/request/send.ts', 'src/request'],
  ['src/.umi-production/core/route.tsx', 'src/.umi (written by Umi)'],
  ['node_modules/react-dom/cjs/react-dom.production.min.js', 'react-dom'],
  ['node_modules/@babel/runtime/helpers/esm/extends.js', '@babel/runtime'],
  ['node_modules/ahooks/node_modules/tslib/tslib.es6.js', 'tslib'],
  ['webpack/runtime/get javascript chunk filename', 'webpack’s runtime'],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

test('two copies of a package are found, two files of one copy are not', () => {
  const paths = ['node_modules/tslib/tslib.es6.js', 'node_modules/clsx/a.js', 'node_modules/clsx/b.js', 'src/app.tsx'];
  expect(packagesSentTwice(paths)).toEqual([]);
  expect(packagesSentTwice([...paths, 'node_modules/ahooks/node_modules/tslib/tslib.es6.js'])).toEqual([
    ['tslib', ['node_modules/ahooks/node_modules/tslib', 'node_modules/tslib']],
  ]);
});

test('the bytes of all owners and of what they have in common are the bytes of the file', () => {
  const text = (seed: number) => Array.from({ length: 300 }, (_, at) => ((at * seed) % 997).toString(36)).join('');
  const rows = whoseBytes([
    { text: text(31), path: 'src/app.tsx' },
    { text: text(77), path: 'node_modules/react/index.js' },
    { text: text(31), path: 'node_modules/clsx/index.js' },
  ]);
  const of = (owner: string) => rows.owners.find((row) => row.owner === owner)?.bytes ?? 0;
  // What stands there twice costs almost nothing the second time: taking one of the two out saves little.
  expect(of('react')).toBeGreaterThan(10 * of('clsx'));
  expect(rows.owners.reduce((sum, { bytes }) => sum + bytes, 0) + rows.common).toBe(rows.total);
});
