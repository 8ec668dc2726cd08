import { lasting } from './lasting.mjs';
import type { Twig } from './twigs';

const sky = (year: string, glowing: number): Twig[] => [
  [
    'svg',
    { viewBox: '0 0 390 520' },
    ['ellipse', { rx: '156' }],
    ['text', { x: '195' }, year],
    ...[1, 2, 3].map((month) => [
      'g',
      {},
      ...(month === glowing ? [['circle', { r: '13' }]] : []),
      ['circle', { r: '3.8' }],
    ]),
  ],
  ['p', { class: 'title' }, '照护这一年'],
];

test('what does not depend on the day stays as it is', () => {
  expect(lasting(sky('2026', 2), sky('2026', 2))).toEqual(sky('2026', 2));
});

test('a year and the month that glows are left out, the sky around them stays', () => {
  expect(lasting(sky('2026', 2), sky('2027', 3))).toEqual([
    [
      'svg',
      { viewBox: '0 0 390 520' },
      ['ellipse', { rx: '156' }],
      ['text', { x: '195' }],
      ['g', {}, ['circle', { r: '3.8' }]],
    ],
    ['p', { class: 'title' }, '照护这一年'],
  ]);
});

test('another element, another attribute, another number of parts: left out', () => {
  expect(lasting([['p', {}, 'a']], [['b', {}, 'a']])).toEqual([]);
  expect(lasting([['p', { class: 'x' }]], [['p', { class: 'y' }]])).toEqual([]);
  expect(
    lasting(
      [
        ['p', {}],
        ['p', {}],
      ],
      [['p', {}]],
    ),
  ).toEqual([]);
});
