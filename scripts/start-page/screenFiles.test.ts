import { screenFiles } from './screenFiles.mjs';

test('names a screen’s scripts, and the sheets of those that have one ahead of them', () => {
  expect(screenFiles({ '/a': '1.ab34cd', '/b': '2.ab34cd 56.ef78ab+' })).toEqual({
    '/a': ['1.ab34cd.async.js'],
    '/b': ['2.ab34cd.async.js', '56.ef78ab.chunk.css', '56.ef78ab.async.js'],
  });
});
