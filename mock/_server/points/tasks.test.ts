import { ask } from '@/testing/ask';
import { serverClock } from '@/testing/fakeServer';
import { DAY } from '../state';
import type { PersonaKey } from '../users';

interface Task {
  taskId: string;
  status: string;
  progress: number;
  limit: number;
}

const taskOf = async (taskId: string, as: PersonaKey) =>
  (await ask<Task[]>('GET /api/miniapp/points/task/list', {}, { as })).data.find((task) => task.taskId === taskId);
const read = (articleId: string) =>
  ask('GET /api/miniapp/skin/article/detail', { articleId }, { as: 'newcomer' as PersonaKey });

test.each([
  ['newcomer', 'todo'],
  ['lapsed', 'claimable'],
] as const)('who has received what he exchanged has done the task of it: %s', async (persona, status) => {
  expect(await taskOf('exchange', persona)).toMatchObject({ status });
});

test('two articles of one day are the task of reading; the same one is not two, and the next day begins anew', async () => {
  type Articles = { recordList: { articleId: string }[] };
  const { data } = await ask<Articles>('GET /api/miniapp/skin/article/list');
  const [first = '', second = ''] = data.recordList.map(({ articleId }) => articleId);
  await read(first);
  await read(first);
  expect(await taskOf('knowledge', 'newcomer')).toMatchObject({ status: 'todo', progress: 1 });
  await read(second);
  expect(await taskOf('knowledge', 'newcomer')).toMatchObject({ status: 'claimable', progress: 2 });
  await ask('POST /api/__mock/clock', { now: serverClock.now() + DAY });
  expect(await taskOf('knowledge', 'newcomer')).toMatchObject({ status: 'todo', progress: 0 });
});
