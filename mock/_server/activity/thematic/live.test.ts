import type { Thematic } from '@/features/activity/thematicContract';
import { ask } from '@/testing/ask';
import { lottery } from '../../lottery/store';
import { HOUR, MINUTE, serverNow, setServerNow } from '../../state';
import type { PersonaKey } from '../../users';
import { needThematic } from './store';

const PREFIX = '/api/miniapp/annual/activity/thematic';
const NUMBER = '/api/miniapp/rank/luck/draw/number';

const live = () => {
  const { live: found } = needThematic({});
  if (!found) throw new Error('no broadcast');
  return found;
};
const shown = async (as?: PersonaKey) =>
  (await ask<Thematic>(`GET ${PREFIX}/detail`, { activityId: 99 }, as && { as })).data.live;
const watch = (watchSeconds: number, clientToken: string, as: PersonaKey = 'member') =>
  ask(`POST ${PREFIX}/live/watch`, { activityId: 99, liveId: live().liveId, watchSeconds, clientToken }, { as });
const chances = async (as: PersonaKey = 'member') =>
  (await ask<{ number: number }>(`GET ${NUMBER}`, { activityId: 99 }, { as })).data.number;

test('before, during and after, on the clock of the server; nothing to watch before', async () => {
  setServerNow(live().startAt - MINUTE);
  expect(await shown()).toMatchObject({ status: 0, watchUrl: '', operate: [{ key: 'remind' }] });
  expect((await watch(30, 'early')).code).toBe(2001);
  setServerNow(live().startAt);
  expect(await shown()).toMatchObject({ status: 1, operate: [{ key: 'watch', text: '看直播' }] });
  expect((await shown())?.watchUrl).not.toBe('');
  setServerNow(live().endAt);
  expect(await shown()).toMatchObject({ status: 2, operate: [{ key: 'watch', text: '看回放' }] });
  live().hasReplay = false;
  expect(await shown()).toMatchObject({ status: 3, watchUrl: '', operate: [{ enabled: false }] });
  expect((await watch(30, 'late')).code).toBe(2002);
});

test('ten seconds count, once for a member, and give one chance in the lottery of the activity', async () => {
  setServerNow(live().startAt + MINUTE);
  const before = await chances();
  expect((await watch(9, 'short')).data).toMatchObject({ counted: false, chancesAdded: 0 });
  expect(await shown('member')).toMatchObject({ watched: false });
  expect((await watch(10, 'enough')).data).toMatchObject({ counted: true, chancesAdded: 1 });
  expect(await shown('member')).toMatchObject({ watched: true });
  expect(await shown('lapsed')).toMatchObject({ watched: false });
  expect(await chances()).toBe(before + 1);
  setServerNow(serverNow() + HOUR);
  expect((await watch(600, 'again')).data).toMatchObject({ counted: true, chancesAdded: 0 });
  expect(await chances()).toBe(before + 1);
});

test('a replay that is watched after the lottery gives nothing, and says so before', async () => {
  expect(await shown()).toMatchObject({ givesChance: true });
  setServerNow(lottery().endAt);
  expect(await shown()).toMatchObject({ status: 2, givesChance: false });
  expect((await watch(10, 'too-late')).data).toMatchObject({ counted: true, chancesAdded: 0 });
});

test('what is no time or no broadcast is refused', async () => {
  setServerNow(live().startAt + MINUTE);
  for (const seconds of [-1, 1.5, 1e9]) expect((await watch(seconds, `bad${seconds}`)).code).toBe(400);
  const other = { activityId: 98, liveId: live().liveId, watchSeconds: 20, clientToken: 'o' };
  expect((await ask(`POST ${PREFIX}/live/watch`, other, { as: 'member' })).code).toBe(2010);
  expect((await ask(`POST ${PREFIX}/live/watch`, { ...other, activityId: 99 })).code).toBe(999);
});

test('a booking is counted until the broadcast starts', async () => {
  setServerNow(live().startAt - HOUR);
  const remind = (on: boolean) =>
    ask(
      `POST ${PREFIX}/remind`,
      { activityId: 99, about: 'live', id: live().liveId, on, clientToken: `r${on}${serverNow()}` },
      { as: 'member' },
    );
  const { booked } = (await shown()) ?? {};
  await remind(true);
  expect(await shown('member')).toMatchObject({ booked: Number(booked) + 1, reminded: true });
  await remind(false);
  expect(await shown('member')).toMatchObject({ booked, reminded: false });
  setServerNow(live().startAt);
  expect((await remind(true)).code).toBe(2002);
});
