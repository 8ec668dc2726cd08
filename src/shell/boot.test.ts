import { readChannel, readInviter } from '@/session/channel';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { boot } from './boot';

const SEARCH = (path: string) => `/?to=${encodeURIComponent(path)}`;

/** The app starts at this address, and the member goes on from there. */
function comeBy(address: string) {
  tabNotes.clear();
  window.history.replaceState(null, '', address);
  boot();
  const { hash } = window.location;
  window.history.replaceState(null, '', '/#/membership-card');
  return { hash, inviter: readInviter(), ...readChannel() };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['whole', (path: string) => `${SEARCH(path)}#${path}`],
  ['without the hash, which WeChat may drop', SEARCH],
])('a link that comes %s says who has invited, and by which channel', (_, linkOf) => {
  const path = '/schedule/points-mall?inviter=XL6A1B&channelName=poster&channelType=2';
  expect(comeBy(linkOf(path))).toEqual({
    hash: `#${path}`,
    inviter: 'XL6A1B',
    channelName: 'poster',
    channelType: '2',
  });
});

test('a link to the recruiting for research leaves no channel, also without its hash', () => {
  const { hash, channelName } = comeBy(`${SEARCH('/keyan?studyId=KY2603')}&channelName=ward-7`);
  expect([hash, channelName]).toEqual(['#/keyan?studyId=KY2603', '']);
});
