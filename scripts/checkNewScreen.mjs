// What `npm run new:screen` writes stands at once: on a copy of the tree one screen of each kind is written, two into a new
// feature and one into another's, then types, format, its own tests and the matrices look at them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './treeCopy.mjs';

const NEW_SCREEN = 'scripts/new-screen/newScreen.mjs';
const SCREENS = [
  { feature: 'sample', address: '/sample/letters', kind: 'list', title: '信件' },
  { feature: 'sample', address: '/sample/letter-detail', kind: 'detail', title: '信件详情' },
  { feature: 'referral', address: '/sample/feedback', kind: 'form', title: '意见反馈' },
];

const { copy, run, fail, end } = copyTree('new-screen-');
const write = (label, wish) =>
  run(
    label,
    NEW_SCREEN,
    Object.entries(wish).flatMap(([name, value]) => [`--${name}`, value]),
  );

try {
  for (const wish of SCREENS) await write(`${wish.kind} of ${wish.feature}`, wish);
  if (!existsSync(join(copy, 'src/pages/sample/letters/index.tsx'))) fail('The screen is not in its place.');
  const own = [
    'src/features/sample',
    'src/features/referral/screens/Feedback',
    'mock/_server/sample',
    'mock/_server/referral/feedback',
  ];
  const coverage = ['src/testing/routes', 'src/testing/calls', 'src/testing/visits'];
  const jest = (label, args) => run(label, 'jest/bin/jest.js', ['--maxWorkers=1', ...args]);
  await Promise.all([
    run('Types', 'typescript-7/bin/tsc', ['--noEmit']),
    jest('Own tests and coverage', [...own, ...coverage]),
  ]);
  await jest('Everybody who may come', ['src/testing/personaMatrix', '-t', '/sample/']);
} finally {
  end();
}
