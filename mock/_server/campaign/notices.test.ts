import { noticesOf } from '../notice/store';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import './notices';
import { registerCampaign } from './registry';

test('a newcomer is told of what begins after he came, not of what began before', () => {
  resetServer();
  const came = serverNow();
  for (const [title, startAt] of [
    ['昨天的活动', came - DAY],
    ['后天的活动', came + 2 * DAY],
  ] as const) {
    const own = { code: title, activityId: startAt, title, route: '/may', cover: '', detail: () => ({ blocks: [] }) };
    registerCampaign({ ...own, period: () => ({ startAt, endAt: startAt + 9 * DAY }) });
  }
  const told = () =>
    noticesOf(personaUser('newcomer').userId, serverNow())
      .map(({ title }) => title)
      .filter((title) => title.endsWith('的活动开始了'));
  expect(told()).toEqual([]);
  setServerNow(came + 2 * DAY);
  expect(told()).toEqual(['后天的活动开始了']);
});
