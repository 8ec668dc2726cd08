import { DAY_MS } from '@/shared/lib/timeFormat';
import type { Holding } from './contract';
import {
  describeFailedKinds,
  describeHolders,
  describeHolding,
  firstHoldings,
  groupHoldings,
  isPassive,
  searchHoldings,
} from './holdingCopy';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

function holding(changes: Partial<Holding>): Holding {
  return {
    id: 'R1',
    kind: 'right',
    title: '伤口换药服务',
    note: '护理套餐',
    remaining: 2,
    validTo: NOW + 5 * DAY_MS,
    owner: 'self',
    ownerName: '',
    useMode: 'code',
    holders: [],
    route: '',
    reminded: false,
    operate: [],
    ...changes,
  };
}

test('rows stand by kind in a fixed order', () => {
  const rows = [
    holding({ kind: 'points' }),
    holding({ kind: 'coupon' }),
    holding({ kind: 'right' }),
    holding({ kind: 'coupon' }),
  ];
  expect(groupHoldings(rows).map(({ kind, items }) => [kind, items.length])).toEqual([
    ['right', 1],
    ['coupon', 2],
    ['points', 1],
  ]);
});

test.each([
  ['', 2],
  ['换药', 1],
  ['套餐 伤口', 1],
  ['体检', 0],
])('searching %p finds %d', (query, found) => {
  const rows = [holding({}), holding({ title: '护士咨询', note: '每月 4 次' })];
  expect(searchHoldings(rows, query)).toHaveLength(found);
});

test.each([
  [holding({ daysLeft: 5 }), '剩 2 次，还有 5 天到期', true],
  [holding({ remaining: null, validTo: null }), '长期有效', false],
  [holding({ kind: 'coupon', remaining: 1, daysLeft: 0 }), '不到 1 天到期', true],
  [holding({ kind: 'card', remaining: null, daysLeft: 21 }), '还有 21 天到期', false],
  [
    holding({
      holders: [
        { name: '杏花', validTo: null },
        { name: '金杏会员', validTo: NOW },
      ],
    }),
    '剩 2 次',
    false,
  ],
])('a row says what is left and until when', (row, text, isUrgent) => {
  expect(describeHolding(row, NOW)).toEqual({ text, isUrgent });
});

test('a right from two sources shows both ends', () => {
  const holders = [
    { name: '杏花', validTo: null },
    { name: '金杏会员', validTo: Date.parse('2027-03-19T00:00:00+08:00') },
  ];
  expect(describeHolders(holders, NOW)).toEqual(['杏花 长期有效', '金杏会员 2027-03-18 前有效']);
  expect(describeHolders(holders.slice(1), NOW)).toEqual([]);
});

test('kinds that failed are named', () => {
  expect(describeFailedKinds(['coupon', 'prize'])).toBe('卡券、奖品没有取到，其他内容都在。');
});

test('what works by itself has nothing to press', () => {
  expect(isPassive(holding({ useMode: 'auto', rightType: 'multiplier' }))).toBe(true);
  expect(isPassive(holding({ useMode: 'auto', rightType: 'course' }))).toBe(false);
  expect(isPassive(holding({ useMode: 'code', rightType: 'discount' }))).toBe(false);
});

test('the first five are what ends soon and then what can be pressed', () => {
  const soon = [holding({ id: 'S1' }), holding({ id: 'S2' })];
  const items = [
    holding({ id: 'P1', useMode: 'auto', rightType: 'discount' }),
    ...['R1', 'R2', 'R3', 'R4'].map((id) => holding({ id })),
  ];
  const first = firstHoldings(soon, groupHoldings([...items, holding({ id: 'C1', kind: 'coupon' })]));
  expect(first.soon).toHaveLength(2);
  expect(first.groups.map((group) => group.items.map(({ id }) => id))).toEqual([['R1', 'R2', 'R3']]);
  expect(first.left).toBe(3);
});
