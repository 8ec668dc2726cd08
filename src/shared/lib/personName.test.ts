import { nameProblem, plainName } from './personName';

const ONLY_LETTERS = '姓名只能用文字，请核对';

test.each([
  ['林书意', undefined],
  ['𠮷田', undefined],
  ['阿依古丽·买买提', undefined],
  ['阿依古丽•买买提', undefined],
  ['Anna B.', undefined],
  ['Anne-Marie O’Neill', undefined],
  ['\u200e林书意\n', undefined],
  ['𠮷'.repeat(20), undefined],
  ['王'.repeat(21), '姓名最多 20 个字'],
  ['', '请填写姓名'],
  ['　 ', '请填写姓名'],
  ['\u200b', '请填写姓名'],
  ['张😀', ONLY_LETTERS],
  ['张１', ONLY_LETTERS],
  ['...', ONLY_LETTERS],
  ['<b>', ONLY_LETTERS],
])('%j as a name: %j', (name, problem) => {
  expect(nameProblem(name, '请填写姓名')).toBe(problem);
});

test('a name is sent as one line, without marks that nobody sees, with the dot of an identity card', () => {
  expect(plainName(' \u200e阿依古丽•买买提\n')).toBe('阿依古丽·买买提');
});
