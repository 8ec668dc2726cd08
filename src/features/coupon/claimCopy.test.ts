import { describeBatch, describeEach } from './claimCopy';

test.each([
  [[{ result: 'claimed' }, { result: 'claimed' }], '2 张已放入卡券', true],
  [[{ result: 'claimed' }, { result: 'soldOut' }], '领到 1 张，1 张没有领到', false],
  [[{ result: 'limit' }], '已经领取过了，在卡券里', true],
  [[{ result: 'claimed' }, { result: 'limit' }], '1 张已放入卡券', true],
  [[{ result: 'ended' }, { result: 'limit' }], '没有领到', false],
  [[], '0 张已放入卡券', false],
] as const)('%j says %s', (results, text, isAll) => {
  expect(describeBatch(results)).toEqual({ text, isAll });
});

test('each coupon has its own result', () => {
  const results = [
    { id: 'O-1', result: 'claimed' },
    { id: 'O-2', result: 'soldOut', reasonText: '这一批已经领完' },
    { id: 'O-3', result: 'limit' },
  ] as const;
  const offers = [
    { couponId: 'O-1', title: '上门护理券' },
    { couponId: 'O-2', title: '洗护用品券' },
  ];
  expect(describeEach(results, offers)).toEqual([
    { id: 'O-1', title: '上门护理券', text: '已放入卡券', isClaimed: true },
    { id: 'O-2', title: '洗护用品券', text: '这一批已经领完', isClaimed: false },
    { id: 'O-3', title: '优惠券', text: '已经领取过了', isClaimed: true },
  ]);
});
