import { footOf } from './goodsFoot';

const plain = { status: 'onSale', startAt: null, stock: 500, exchanged: 1286, waiting: 0, gapPoints: 0 } as const;

// The year of the days below, which are said without it.
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:00+08:00'));
});

test.each([
  ['exchanged so far', { ...plain }, '已兑 1,286', false],
  ['few left', { ...plain, stock: 38 }, '剩 38 件', false],
  ['the most that are few', { ...plain, stock: 50 }, '剩 50 件', false],
  ['more than few', { ...plain, stock: 51 }, '已兑 1,286', false],
  ['the last piece', { ...plain, stock: 1 }, '剩 1 件', false],
  ['one point is missing', { ...plain, gapPoints: 1 }, '还差 1 积分', true],
  ['points are missing', { ...plain, stock: 38, gapPoints: 1120 }, '还差 1,120 积分', true],
  [
    'not started',
    { ...plain, status: 'notStarted', startAt: Date.UTC(2026, 10, 23, 2) },
    '11 月 23 日 10:00 开始',
    false,
  ],
  ['sold out, people wait', { ...plain, status: 'soldOut', stock: 0, waiting: 312 }, '312 人等补货', false],
  ['sold out, one waits', { ...plain, status: 'soldOut', stock: 0, waiting: 1 }, '1 人等补货', false],
  ['sold out, nobody waits', { ...plain, status: 'soldOut', stock: 0 }, '等待补货', false],
] as const)('%s', (_, goods, text, isGap) => {
  expect(footOf(goods)).toEqual({ text, isGap });
});
