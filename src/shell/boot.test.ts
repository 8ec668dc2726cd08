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

test.each([
  ['#foo', '#/foo'],
  ['#keyan', '#/keyan'],
  ['#/keyan（点击打开）?studyId=KY2603', '#/keyan?studyId=KY2603'],
  ['#/\\evil', '#/evil'],
  ['#', '#/schedule/points-mall'],
  ['#/equity?rightId=R1', '#/equity?rightId=R1'],
])('a hash that is changed to %s later is %s for the router', async (changed, read) => {
  jest.useRealTimers();
  window.history.replaceState(null, '', `${SEARCH('/equity')}#/comment`);
  boot();
  const seen: string[] = [];
  const onHashChange = () => seen.push(window.location.hash);
  window.addEventListener('hashchange', onHashChange);
  window.location.hash = changed;
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.removeEventListener('hashchange', onHashChange);
  expect(seen).toEqual([read]);
});

test('a link that is opened in the open page says who has invited, also after going on', async () => {
  jest.useRealTimers();
  comeBy('/#/schedule/points-mall?inviter=XL6A1B&channelName=poster&channelType=2');
  window.location.hash = '#/membership-card?inviter=XL9Z2C&channelName=ward&channelType=3';
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.history.replaceState(null, '', '/#/comment');
  expect([readInviter(), readChannel()]).toEqual(['XL9Z2C', { channelName: 'ward', channelType: '3' }]);
});
