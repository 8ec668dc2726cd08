import { ask } from '@/testing/ask';
import { forcePhase } from '../campaign/registry';
import { comments } from '../comment/store';
import { DAY, dayOf, serverNow, setServerNow } from '../state';
import type { PersonaKey } from '../users';
import { SPRING } from './seed';

interface Detail {
  status: number;
  blocks: { kind: string }[];
  facts?: { value: string }[];
  mine?: { recordId: string; status: string; claimBefore: number | null; operate: { text: string }[] }[];
  rewards?: { status: string }[];
  tasks?: { taskId: string; done: boolean }[];
  operate: { key: string; reasonAction?: { route: string } }[];
  next?: { route: string };
}

const detail = async (as?: PersonaKey) =>
  (await ask<Detail>('GET /api/miniapp/campaign/detail', { code: SPRING.code }, as ? { as } : {})).data;
const claim = (as: PersonaKey, rewardId = 'postcards') =>
  ask<{ recordId: string }>(
    'POST /api/miniapp/campaign/reward/claim',
    { code: SPRING.code, rewardId, clientToken: `${as}-${rewardId}` },
    { as },
  );

test('it is over, and a guest reads what came of it without a login', async () => {
  const shown = await detail();
  expect(shown).toMatchObject({ status: 2, operate: [{ key: 'next' }] });
  expect(shown.blocks.map(({ kind }) => kind)).toEqual(['mine', 'recap', 'letters', 'results', 'next']);
  expect(shown).not.toHaveProperty('mine');
});

test.each([
  ['member', 'open', '去领取'],
  ['lapsed', 'expired', '看看原因'],
  ['elder', 'done', '看看它'],
] as const)('the part of %s comes from his records: %s', async (persona, status, text) => {
  const { mine = [], facts = [] } = await detail(persona);
  expect(mine).toMatchObject([{ status, operate: [{ text }] }]);
  expect(facts).toHaveLength(3);
  expect(facts[0]?.value).toMatch(/^2024-0\d-\d\d$/);
});

test('before it starts nobody has won in it, and the records of prizes stay', async () => {
  forcePhase(SPRING.code, 0);
  expect(await detail('member')).toMatchObject({ mine: [], facts: [] });
  expect(await detail('member')).not.toHaveProperty('recap');
  const prize = { rewardId: 'RW9301' };
  expect((await ask('GET /api/miniapp/reward/detail', prize, { as: 'member' })).code).toBe(0);
});

test('who took no part has none', async () => {
  expect(await detail('newcomer')).toMatchObject({ mine: [], facts: [] });
});

test('an unclaimed prize can be claimed until its time is over, and is a prize like any other', async () => {
  const before = await detail('member');
  expect(before.operate[0]).toMatchObject({ key: 'claim', reasonAction: { route: expect.stringContaining('RW9301') } });
  const reward = await ask<{ operate: { key: string }[] }>(
    'GET /api/miniapp/reward/detail',
    { rewardId: 'RW9301' },
    { as: 'member' },
  );
  expect(reward.data.operate[0]).toMatchObject({ key: 'address' });
  setServerNow((before.mine?.[0]?.claimBefore ?? 0) + 1);
  const after = await detail('member');
  expect(after.mine).toMatchObject([{ status: 'expired' }]);
  expect(after.operate.map(({ key }) => key)).not.toContain('claim');
});

test('opened again it has tasks and the postcards, once for everybody', async () => {
  forcePhase(SPRING.code, 1);
  expect((await detail()).blocks.map(({ kind }) => kind)).toEqual([
    'mine',
    'tasks',
    'rewards',
    'recap',
    'letters',
    'results',
  ]);
  expect((await detail('member')).rewards).toMatchObject([
    { status: 'claimed', note: '您已有一套，还没有领', operate: [{ text: '去领取', enabled: true }] },
  ]);
  expect((await detail('elder')).rewards).toMatchObject([{ status: 'claimed', operate: [{ enabled: false }] }]);
  // Who has let his set go has none.
  expect((await detail('lapsed')).rewards).toMatchObject([{ status: 'locked', operate: [{ text: '还差 2 件小事' }] }]);
  expect((await claim('lapsed')).code).toBe(2004);
  expect((await claim('newcomer')).code).toBe(2004);

  await ask('POST /api/miniapp/points/sign/do', {}, { as: 'newcomer' });
  const letter = { activityId: SPRING.activityId, content: '妈，花开了。', images: [], clientToken: 'letter' };
  expect((await ask('POST /api/miniapp/annual/activity/comment/addComment', letter, { as: 'newcomer' })).code).toBe(0);
  expect((await detail('newcomer')).tasks).toMatchObject([
    { done: true },
    { done: false, note: expect.stringContaining('已收到') },
  ]);
  for (const row of comments().rows) if (row.activityId === SPRING.activityId) row.auditStatus = 1;
  expect((await detail('newcomer')).tasks?.every(({ done }) => done)).toBe(true);
  const first = await claim('newcomer');
  const second = await claim('newcomer');
  expect(second.data.recordId).toBe(first.data.recordId);
  expect((await detail('newcomer')).mine).toMatchObject([{ status: 'open', recordId: first.data.recordId }]);
});

test('what was taken off shows nothing but the way on', async () => {
  forcePhase(SPRING.code, 3);
  const shown = await detail('member');
  expect(shown).toMatchObject({ status: 3, blocks: [] });
  expect(shown).not.toHaveProperty('mine');
});

test('it stays over whatever the clock says, and its texts can be read', async () => {
  setServerNow(serverNow() + 400 * DAY);
  expect((await detail()).status).toBe(2);
  for (const key of ['spring-2024-rules', 'spring-2024-winners']) {
    expect((await ask('GET /api/miniapp/text/detail', { key })).data).toMatchObject({ key });
  }
});

test('the rules say that it is over only when it is', async () => {
  const rules = async () =>
    JSON.stringify((await ask('GET /api/miniapp/text/detail', { key: 'spring-2024-rules' })).data);
  expect(await rules()).toContain('2024-03-01 至 2024-05-31，活动已结束');
  expect(await rules()).toContain('2024-06-05 从写过信的人里抽出');
  expect(await rules()).toContain('"version":"2024.06"');
  forcePhase(SPRING.code, 1);
  const month = dayOf(serverNow() - DAY).slice(0, 7);
  expect(await rules()).toContain(`"version":"${month.replace('-', '.')}"`);
  expect(await rules()).toContain(`${month}：再次开放`);
  expect(await rules()).not.toContain('活动已结束');
  expect(await rules()).not.toContain('抽取');
  expect(await rules()).not.toContain('抽出');
  expect(await rules()).toContain('领到后 7 天内填写地址');
});

test('sharing and the own part look back only when it is over', async () => {
  type Shared = Detail & { share: { desc: string } };
  const seen = async () => (await detail('elder')) as Shared;
  expect((await seen()).share.desc).toContain('回顾');
  for (const phase of [0, 1] as const) {
    forcePhase(SPRING.code, phase);
    const { share, facts } = await seen();
    expect(share.desc).not.toContain('回顾');
    expect(facts).toEqual([]);
  }
});
