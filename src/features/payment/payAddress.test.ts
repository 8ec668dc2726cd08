import { payAddress } from './payAddress';

test.each([
  ['/api/cashier?orderNo=1', 'http://localhost/api/cashier?orderNo=1'],
  ['http://localhost/pay', 'http://localhost/pay'],
  ['https://evil.example/pay', undefined],
  ['//evil.example/pay', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['weixin://wap/pay', undefined],
  ['', undefined],
  [42, undefined],
])('%p may be opened as %p', (value, expected) => {
  expect(payAddress(value)).toBe(expected);
});
