import { cameBackText, returnedText, statusTone, sumWord, unpaidText } from './orderCopy';

test.each([
  [{ points: 800, cash: 990, couponIds: ['C1'] }, '800 积分、¥9.90、1 张优惠券（有效期不变）'],
  [{ points: 1320, cash: 0, couponIds: [] }, '1,320 积分'],
  [{ points: 0, cash: 1, couponIds: [] }, '¥0.01'],
  [{ points: null, cash: null, couponIds: [] }, ''],
])('%p comes back as %p', (returned, text) => {
  expect(returnedText(returned)).toBe(text);
});

test.each([
  [{ points: 800, cash: 0, couponIds: ['C1'] }, '已退回：800 积分、1 张优惠券（有效期不变）'],
  [{ points: 800, cash: 990, couponIds: [] }, '已退回：800 积分。¥9.90 原路退回，一般 1 到 3 个工作日到账'],
  [{ points: 0, cash: 990, couponIds: [] }, '¥9.90 原路退回，一般 1 到 3 个工作日到账'],
  [{ points: 0, cash: 0, couponIds: [] }, '没有扣过款'],
])(
  'of a cancelled order %p has come back: what is there is not said to come, nor the money to be there',
  (returned, text) => {
    expect(cameBackText(returned, '一般 1 到 3 个工作日到账')).toBe(text);
  },
);

test.each([
  [0, '应付', 'due'],
  [10, '实付', 'going'],
  [20, '实付', 'going'],
  [30, '实付', 'over'],
  [40, '合计', 'over'],
  [50, '实付', 'going'],
] as const)('an order of status %i: %s, %s', (status, word, tone) => {
  expect(sumWord({ status })).toBe(word);
  expect(statusTone({ status })).toBe(tone);
});

test.each([
  [800, '超时积分自动退回'],
  [0, '超时订单自动取消'],
  [null, '超时订单自动取消'],
])('of an unpaid order that costs %p points it is said: %s', (points, text) => {
  expect(unpaidText({ points })).toBe(text);
});
