import { readFileSync } from 'node:fs';
import { EXCEPTIONS, faultOfLicence, isSendable } from './licences.mjs';
import { ASKED_FOR, faultsOfLock, RUN_AT_INSTALL, withoutChecksum } from './lockFile.mjs';
import { noticesOf } from './notices.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const names = Object.keys(lock.packages).map((place) => place.replace(/^.*node_modules\//, ''));

test('the lock file holds: checksums, where packages come from, who runs at install, licences', () => {
  expect(faultsOfLock(lock)).toEqual([]);
});

test('the app is made of packages that somebody has looked at, and of no other', () => {
  expect(Object.keys(lock.packages[''].dependencies).sort()).toEqual([...ASKED_FOR].sort());
});

test('only programs of other platforms have no checksum, and no more of them than today', () => {
  expect(withoutChecksum(lock).length).toBeLessThanOrEqual(75);
});

test('no exception outlives its package', () => {
  const known = [...Object.keys(EXCEPTIONS), ...Object.keys(RUN_AT_INSTALL)];
  expect(known.filter((each) => !names.some((name) => name.startsWith(each)))).toEqual([]);
});

const GOOD = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };

test.each([
  ['no checksum', { ...GOOD, integrity: undefined }, 'a has no checksum'],
  ['a checksum that can be forged', { ...GOOD, integrity: 'sha1-x' }, 'a has a weak checksum'],
  ['another source', { ...GOOD, resolved: 'http://evil.example/a.tgz' }, 'a comes from http://evil.example/a.tgz'],
  ['a program at install', { ...GOOD, hasInstallScript: true }, 'a runs a program when it is installed'],
  ['a licence that binds', { ...GOOD, license: 'GPL-3.0-only' }, 'a has the licence GPL-3.0-only'],
  ['no licence', { ...GOOD, license: undefined }, 'a says no licence'],
])('a package with %s is named', (_, entry, fault) => {
  expect(faultsOfLock({ packages: { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': entry } })).toEqual([
    fault,
  ]);
});

test.each(['^1.0.0', 'npm:b@^1.0.0', 'github:b/a'])('a version that may change is named: %s', (version) => {
  expect(faultsOfLock({ packages: { '': { dependencies: { a: version } } } })).toEqual([
    `a is asked for as ${version}`,
  ]);
});

test('a package may stand under another name', () => {
  expect(faultsOfLock({ packages: { '': { dependencies: { 'a-7': 'npm:a@7.0.2' } } } })).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(MIT AND GPL-3.0-only)', false],
  ['MPL-2.0', false],
])('%s may be sent to phones: %s', (licence, expected) => {
  expect(isSendable(licence)).toBe(expected);
});

test('of two licences joined by AND both must be allowed', () => {
  expect(faultOfLicence('a', '(MIT AND Zlib)')).toBeUndefined();
  expect(faultOfLicence('a', 'Apache-2.0 AND LGPL-3.0-or-later')).toBe(
    'a has the licence Apache-2.0 AND LGPL-3.0-or-later',
  );
});

test('the notices name every package once, with its licence and its text', () => {
  const { text, problems } = noticesOf('.', [
    'node_modules/react/index.js',
    './node_modules/react/cjs/a.js',
    'src/app.tsx',
  ]);
  expect(problems).toEqual([]);
  expect(text.match(/^react \d/gm)).toHaveLength(1);
  expect(text).toContain('Permission is hereby granted');
});

test('a package whose licence does not allow that is not sent', () => {
  expect(noticesOf('.', ['node_modules/axe-core/axe.js']).problems).toEqual([
    'axe-core is sent to phones, which its licence MPL-2.0 does not simply allow',
  ]);
});
