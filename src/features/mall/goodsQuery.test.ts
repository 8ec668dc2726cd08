import { listPayload, readFilter } from './goodsQuery';

const nothing = {
  categoryId: undefined,
  sort: 'default',
  isAffordableOnly: false,
  keyword: undefined,
  couponId: undefined,
};

test.each([
  ['', nothing],
  ['?cat=care&sort=hot&only=1', { ...nothing, categoryId: 'care', sort: 'hot', isAffordableOnly: true }],
  ['?sort=evil&only=true&cat=', nothing],
  ['?q=%20%20', nothing],
  ['?q=%E6%B4%97', { ...nothing, keyword: '洗' }],
  ['?cat=care&step=search&q=%E6%B4%97', { ...nothing, keyword: '洗' }],
  [`?q=${'a'.repeat(99)}`, { ...nothing, keyword: 'a'.repeat(40) }],
  ['?__proto__[x]=1&constructor=2', nothing],
])('%p reads as %p', (search, filter) => {
  expect(readFilter(search)).toEqual(filter);
});

test('a filter without choices asks for the plain list', () => {
  expect(listPayload(readFilter(''))).toEqual({ pageSize: 20 });
});

test('every choice goes to the server', () => {
  expect(listPayload(readFilter('?cat=care&sort=pointsAsc&only=1&q=tea&couponId=C1'))).toEqual({
    pageSize: 20,
    categoryId: 'care',
    sort: 'pointsAsc',
    affordable: true,
    keyword: 'tea',
    couponId: 'C1',
  });
});
