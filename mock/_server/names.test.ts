import { needName } from './names';
import { Refusal } from './refusal';

test.each(['林书意', '𠮷'.repeat(20), '阿依古丽·买买提', 'Anne-Marie O’Neill'])('%j is a name', (name) => {
  expect(needName(name, '请填写姓名')).toBe(name);
});

test.each([
  ['', '请填写姓名'],
  ['林'.repeat(21), '请填写姓名'],
  [['林'], '请填写姓名'],
  ['· .', '姓名只能用文字，请核对'],
  ['林1', '姓名只能用文字，请核对'],
  ['<b>', '姓名只能用文字，请核对'],
])('%j is none', (value, msg) => {
  expect(() => needName(value, '请填写姓名')).toThrow(new Refusal(400, msg));
});
