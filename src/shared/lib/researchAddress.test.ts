import { isResearchHash, researchPath } from './researchAddress';

test.each([
  ['#/keyan', '/keyan'],
  ['#/keyan/', '/keyan'],
  ['#/keyan123?x=1', '/keyan?x=1'],
  ['#/keyan123?x', '/keyan?x'],
  ['#/keyan/abc', '/keyan'],
  ['#/keyan（点击打开）', '/keyan'],
  ['#/keyan%EF%BC%88%E7%82%B9%E5%87%BB%EF%BC%89?studyId=KY2603', '/keyan?studyId=KY2603'],
  ['#/keyan?studyId=KY2603#more', '/keyan?studyId=KY2603'],
  ['#/keyan#more?x=1', '/keyan'],
  ['#/keyan?', '/keyan'],
  ['#/keyan？studyId=KY2603', '/keyan'],
  ['#//keyan', '/keyan'],
  ['#\\keyan', '/keyan'],
  ['#/KeYan', '/keyan'],
  ['/keyan-2', '/keyan'],
])('%s is %s', (hash, path) => {
  expect(researchPath(hash)).toBe(path);
  expect(isResearchHash(hash)).toBe(true);
});

test.each(['', '#', '#/', '#keyan', '#/login?next=/keyan', '#/x/keyan', '#/key', '#/keya-n', '#/schedule/keyan'])(
  '%s is another address',
  (hash) => {
    expect(researchPath(hash)).toBeUndefined();
    expect(isResearchHash(hash)).toBe(false);
  },
);
