import defineProperty from './defineProperty';
import objectWithoutProperties from './objectWithoutProperties';
import slicedToArray from './slicedToArray';
import spread from './spread';

const SIGN = Symbol('sign');
const heir = (own: object) => Object.assign(Object.create({ inherited: 1 }), own);

test.each([
  [[{ a: 1 }, { b: 2, a: 3 }], { a: 3, b: 2 }],
  [[{ a: 1 }, null, undefined, { [SIGN]: 1 }], { a: 1, [SIGN]: 1 }],
  [[heir({ own: 2 }), ['x']], { own: 2, 0: 'x' }],
])('%p are one object', (sources, expected) => {
  expect(spread({}, ...sources)).toEqual(expected);
});

test.each([
  [{ a: 1, b: 2, [SIGN]: 3 }, ['a'], { b: 2, [SIGN]: 3 }],
  [{ a: 1 }, ['b'], { a: 1 }],
  [heir({ own: 2 }), [], { own: 2 }],
])('of %p there is a rest without %p', (source, excluded, rest) => {
  const before = { ...source };
  expect(objectWithoutProperties(source, excluded)).toEqual(rest);
  expect({ ...source }).toEqual(before);
});

test.each([
  ['a list', ['a', 'b', 'c']],
  ['a text', 'abc'],
  ['a set', new Set('abc')],
])('%s is taken apart', (_, source) => {
  const [first, second] = slicedToArray(source);
  expect([first, second]).toEqual(['a', 'b']);
});

test('a key is the object’s own, can be seen and changed', () => {
  const changed = defineProperty({ a: 1 }, 'a', 2);
  const made = defineProperty({}, '__proto__', 3);
  expect(changed).toEqual({ a: 2 });
  expect(Object.getOwnPropertyDescriptor(made, '__proto__')).toEqual({
    value: 3,
    enumerable: true,
    configurable: true,
    writable: true,
  });
});
