import { ask } from '../../../src/testing/ask';
import { DAY, serverNow, setServerNow } from '../state';

interface Detail {
  blocks: { kind: string }[];
  rewards: { title: string; note: string }[];
}

const kindsOf = ({ blocks }: Detail) => blocks.map(({ kind }) => kind);
const detail = async () => (await ask<Detail>('GET /api/miniapp/campaign/detail', { code: 'april' })).data;

test('how a team comes about is told as long as one can begin', async () => {
  expect(kindsOf(await detail())).toContain('steps');
  setServerNow(serverNow() + 13 * DAY);
  expect(kindsOf(await detail())).toEqual(['team', 'prizes']);
});

test("a prize is counted in the same words on the campaign's page and on a team's", async () => {
  const { rewards } = await detail();
  const { data } = await ask<{ rewards: { note: string }[] }>('GET /api/miniapp/team/activity', { activityId: 96 });
  expect(rewards.map(({ note }) => note)).toEqual(data.rewards.map(({ note }) => note));
});
