import fc from 'fast-check';
import { maskName } from './mask';

test.each([
  ['王芳', '王*'],
  [' 王芳 ', '王*'],
  ['欧阳芷若', '欧**'],
  ['王', '王*'],
  ['王*', '王*'],
  ['', ''],
  ['\u200b\u3164 \ufeff', ''],
  ['\u200b\u202e王芳', '王*'],
])('maskName(%p) is %p', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test('a masked name stays as it is', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(maskName(maskName(text))).toBe(maskName(text))));
});
