import { classNameOf } from './className';

const nameOf = (path: string, name: string, root = '/somewhere') =>
  classNameOf({ resourcePath: `${root}/${path}`, rootContext: root }, '', name);

test('a name is four letters and digits, begins with a letter, and is the same wherever the project lies', () => {
  const names = Array.from({ length: 300 }, (_, place) => nameOf(`src/ui/Part${place}.module.less`, 'row'));
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{3}$/);
  expect(new Set(names).size).toBe(names.length);
  expect(nameOf('src/ui/Part0.module.less', 'row', '/elsewhere')).toBe(names[0]);
});

test('a class of the same name in another sheet, or another one in the same sheet, has another name', () => {
  const [a, b] = ['src/a.module.less', 'src/b.module.less'];
  expect(new Set([nameOf(a, 'row'), nameOf(b, 'row'), nameOf(a, 'foot')]).size).toBe(3);
});
