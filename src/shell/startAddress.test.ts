import { startHash } from './startAddress';

const HOME = '#/schedule/points-mall';

test.each([
  ['', '', HOME],
  ['#', '', HOME],
  ['#/', '', HOME],
  ['#wechat_redirect', '', HOME],
  ['', '?to=%2Flogin', '#/login'],
  ['', '?to=%2Fcomment%3FactivityId%3D97', '#/comment?activityId=97'],
  ['#wechat_redirect', '?to=%2Flogin', '#/login'],
  ['', '?to=%2Fnowhere%3Fa%3D1', HOME],
  ['', '?to=%2F%2Fevil.example', HOME],
  ['', '?to=https://evil.example', HOME],
  ['#/login?next=1', '', '#/login?next=1'],
  ['#foo', '', '#/foo'],
  ['#/\\evil', '', '#/evil'],
  ['#/keyan（点击打开）?studyId=KY2603', '', '#/keyan?studyId=KY2603'],
  ['#/keyan/abc', '?channelName=poster', '#/keyan'],
  ['#//evil.example', '', '#/evil.example'],
  ['#/%E0%A4%A', '', '#/%25E0%25A4%25A'],
])('hash %p with query %p starts the router at %p', (hash, search, expected) => {
  expect(startHash(hash, search)).toBe(expected);
});
