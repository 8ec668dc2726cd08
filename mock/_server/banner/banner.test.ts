import { ask } from '@/testing/ask';
import { mockRoutes } from '@/testing/mockRoutes';
import { allCampaigns, forcePhase } from '../campaign/registry';
import { addCampaign } from '../campaign/testKit';
import { lottery } from '../lottery/store';
import { resetServer, setServerNow } from '../state';

beforeEach(() => resetServer());

const bannersAt = async () =>
  (
    await ask<{ title: string; link: string; summary: string }[]>('GET /api/miniapp/bbs/banner/list', {
      position: 'home',
    })
  ).data;
const ofCampaigns = async () => (await bannersAt()).filter(({ link }) => link.startsWith('/sample'));

// Every file of the mock server, so that all campaigns are known.
beforeAll(() => void mockRoutes());

beforeEach(() => {
  for (const { code } of allCampaigns()) forcePhase(code, 3);
  for (const number of [1, 2, 3, 4]) addCampaign({ code: `sample${number}`, activityId: 200 + number });
});

test('three campaigns at most lead the banners: those that run, then those that are coming', async () => {
  expect((await ofCampaigns()).map(({ link }) => link)).toEqual(['/sample4', '/sample3', '/sample2']);
  forcePhase('sample4', 0);
  forcePhase('sample3', 2);
  forcePhase('sample2', 3);
  const shown = await ofCampaigns();
  expect(shown.map(({ link }) => link)).toEqual(['/sample1', '/sample4']);
  expect(shown.map(({ summary }) => summary)).toEqual([
    expect.stringMatching(/^(\d+ 月 \d+ 日|\d{4}-\d\d-\d\d )结束$/),
    expect.stringMatching(/^(\d+ 月 \d+ 日|\d{4}-\d\d-\d\d )开始，先来看看$/),
  ]);
});

test('without campaigns the lasting ones are there', async () => {
  for (const { code } of allCampaigns()) forcePhase(code, 3);
  expect((await bannersAt()).map(({ title }) => title)).toEqual(['会员权益日', '冬季居家护理']);
});

test('the draw is announced until it ends', async () => {
  const titles = async () => (await bannersAt()).map(({ title }) => title);
  for (const { code } of allCampaigns()) forcePhase(code, undefined);
  expect(await titles()).toContain('杏运抽奖');
  setServerNow(lottery().endAt);
  expect(await titles()).not.toContain('杏运抽奖');
});
