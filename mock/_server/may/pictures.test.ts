import { astrayPictures } from '../art/pictureSubjects';
import { DAY, resetServer, serverNow } from '../state';
import { showRewards } from './rewards';

test('every reward has a picture of the thing that it names', () => {
  resetServer();
  const now = serverNow();
  const rewards = showRewards({ startAt: now - DAY, endAt: now + DAY, now, phase: 1, user: undefined });
  expect(rewards.length).toBeGreaterThan(0);
  expect(astrayPictures(rewards.map(({ title, img }) => ({ name: title, img })))).toEqual([]);
});
