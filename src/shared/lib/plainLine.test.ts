import { plainLine } from './plainLine';

test.each([
  ['文三路\r\n398 号\n\n1202 室', '文三路 398 号 1202 室'],
  ['\u202d林女士\u202c', '林女士'],
  ['\u200b\u2060', ''],
  ['\t林\u3000 女士 ', '林 女士'],
  ['<b>1 号</b>', '<b>1 号</b>'],
])('%j is the line %j', (typed, line) => {
  expect(plainLine(typed)).toBe(line);
});
