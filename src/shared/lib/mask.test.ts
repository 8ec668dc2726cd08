import fc from 'fast-check';
import { maskName, maskNumber, maskPhone } from './mask';

test.each([
  ['13812345678', '138****5678'],
  ['138****5678', '138****5678'],
  ['12345', '***45'],
  ['', ''],
])('maskPhone(%p) is %p', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test.each([
  ['王芳', '王*'],
  ['欧阳芷若', '欧**'],
  ['王', '王*'],
  ['王*', '王*'],
  ['', ''],
])('maskName(%p) is %p', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ['110101199001011234', '1****************4'],
  ['ab', '**'],
  ['', ''],
])('maskNumber(%p) is %p', (number, masked) => {
  expect(maskNumber(number)).toBe(masked);
});

test('masks are idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const mask of [maskPhone, maskName, maskNumber]) expect(mask(mask(text))).toBe(mask(text));
    }),
  );
});
