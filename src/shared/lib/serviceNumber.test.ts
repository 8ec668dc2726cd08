import { serviceNumber } from './serviceNumber';

afterEach(() => {
  window.__APP_CONFIG__ = undefined;
});

test.each([
  ['0571 8888 0000', '400-1', { number: '0571 8888 0000', call: 'tel:057188880000' }],
  ['', '400-000-0000', { number: '400-000-0000', call: 'tel:4000000000' }],
  ['转人工', '400-000-0000', { number: '400-000-0000', call: 'tel:4000000000' }],
  ['javascript:alert(1)', '', undefined],
  ['', '微信 xinglin', undefined],
])('%p of the server and %p of the configuration', (own, phone, expected) => {
  window.__APP_CONFIG__ = { brand: { phone } };
  expect(serviceNumber(own)).toEqual(expected);
});
