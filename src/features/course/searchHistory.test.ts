import { signInAs } from '@/testing/fakeServer';
import { clearSearches, keepSearch, readSearches } from './searchHistory';

test('the newest eight, each once, until they are cleared', () => {
  signInAs('member');
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) keepSearch(word);
  expect(readSearches()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  signInAs('elder');
  expect(readSearches()).toEqual([]);
  signInAs('member');
  clearSearches();
  expect(readSearches()).toEqual([]);
});
