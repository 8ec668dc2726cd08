import { tabNotes } from '@/shared/lib/deviceStorage';
import { readChannel, readInviter } from './channel';

beforeEach(() => tabNotes.clear());

function readAt(address: string) {
  window.history.replaceState(null, '', address);
  return readChannel();
}

test.each([
  ['the search', '/?channelName=poster&channelType=2#/activity'],
  ['the hash query', '/#/activity?channelName=poster&channelType=2'],
  ['both, the hash first', '/?channelName=old&channelType=1#/activity?channelName=poster&channelType=2'],
])('the channel comes from %s', (_, address) => {
  expect(readAt(address)).toEqual({ channelName: 'poster', channelType: '2' });
});

test('session storage is the fallback when the address lacks them, under nurseday-prefixed names', () => {
  readAt('/?channelName=%E6%B5%B7%E6%8A%A5&channelType=2#/activity');
  expect(Object.keys(sessionStorage).every((key) => key.startsWith('nurseday'))).toBe(true);
  expect(readAt('/#/comment')).toEqual({ channelName: '海报', channelType: '2' });
});

test('without any both are empty', () => {
  expect(readAt('/#/comment')).toEqual({ channelName: '', channelType: '' });
});

test('a value of 64 characters counts, a longer one does not', () => {
  expect(readAt(`/?channelName=${'a'.repeat(64)}`).channelName).toHaveLength(64);
  tabNotes.clear();
  expect(readAt(`/?channelName=${'a'.repeat(65)}`).channelName).toBe('');
});

test('the inviter of a link is remembered for the visit; what is no public code never is', () => {
  window.history.replaceState(null, '', '/#/schedule/points-mall?inviter=XL6A1B');
  expect(readInviter()).toBe('XL6A1B');
  for (const value of ['', 'a%20b', '%E6%9E%97', '<b>', 'x'.repeat(33), 'a.b', '__proto__']) {
    window.history.replaceState(null, '', `/#/membership-card?inviter=${value}`);
    expect(readInviter()).toBe('XL6A1B');
  }
  tabNotes.clear();
  expect(readInviter()).toBe('');
});

test('the recruiting for research has no channel, tells none, and leaves none behind', () => {
  readAt('/#/activity?channelName=poster&channelType=2');
  expect(readAt('/?channelName=ward-7#/keyan（点击打开）?channelName=study&channelType=9')).toEqual({
    channelName: '',
    channelType: '',
  });
  expect(readAt('/?channelName=ward-7#/activity')).toEqual({ channelName: 'poster', channelType: '2' });
  expect(readAt('/?channelName=lobby#/activity').channelName).toBe('lobby');
});
