import { lasting } from './lasting.mjs';
import type { Twig } from './twigs';

const dot: Twig = ['circle', { r: '3.8' }];
const monthOf = (isPresent: boolean): Twig => (isPresent ? ['g', {}, ['circle', { r: '13' }], dot] : ['g', {}, dot]);
const sky = (year: string, present: number): Twig[] => [
  ['svg', {}, ['text', { x: '195' }, year], ...[1, 2, 3].map((month) => monthOf(month === present))],
  ['p', { class: 'title' }, '照护这一年'],
];

test('what does not depend on the day stays as it is', () => {
  expect(lasting(sky('2026', 2), sky('2026', 2))).toEqual(sky('2026', 2));
});

test('a year and the month that glows are left out, the sky around them stays', () => {
  expect(lasting(sky('2026', 2), sky('2027', 3))).toEqual([
    ['svg', {}, ['text', { x: '195' }], monthOf(false)],
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
