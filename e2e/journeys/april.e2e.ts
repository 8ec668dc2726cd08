import type { Page } from 'playwright-core';
import { BASE, control, newVisitor } from '../support/visitor';

const TEAM = '/april-join-team?teamId=';
const JOIN = /^加\s?入$/;
/** What the team of the page says about itself; below it others offer their places and say how many, too. */
const lacking = (page: Page, people: number) => page.getByText(new RegExp(`小队，还差 ${people} 人`)).first();

test('two friends and a third make a team, and whoever looks on sees it', async () => {
  const leader = await newVisitor({ persona: 'newcomer' });
  await leader.open('/april');
  await leader.page.getByRole('button', { name: '发起组队' }).click();
  await leader.page.waitForURL(/april-join-team\?teamId=/);
  const teamId = new URLSearchParams(leader.page.url().split('?').pop()).get('teamId') ?? '';
  await lacking(leader.page, 2).waitFor();

  const friend = await newVisitor({ persona: 'member' });
  await friend.open(TEAM + teamId);
  await friend.page.getByRole('button', { name: JOIN }).last().click();
  await lacking(friend.page, 1).waitFor();
  await control('team', { teamId, deed: 'fill' });

  // Both pages ask by themselves.
  for (const { page } of [leader, friend]) await page.waitForURL(/april-success\?teamId=/, { timeout: 40_000 });
  await leader.page.reload();
  await leader.page.getByText('300 积分').first().waitFor();
  expect([...leader.complaints, ...friend.complaints]).toEqual([]);
});

test('the last seat is taken once; who comes too late sees other teams', async () => {
  const [first, second] = [await newVisitor({ persona: 'member' }), await newVisitor({ persona: 'newcomer' })];
  for (const { open, page } of [first, second]) {
    await open(`${TEAM}TM2001`);
    await lacking(page, 1).waitFor();
  }
  await first.page.getByRole('button', { name: JOIN }).last().click();
  await first.page.waitForURL(/april-success\?teamId=TM2001/);
  await second.page.getByRole('button', { name: JOIN }).last().click();
  await second.page
    .getByText(/最后一个位置刚刚有人加入了/)
    .first()
    .waitFor();
  await second.page.getByRole('heading', { name: '也可以加入别的小队' }).waitFor();
  await second.page.getByRole('button', { name: '人已满，自己发起' }).waitFor();
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('an invitation outlives the login, and nothing is joined by itself', async () => {
  const { page, complaints } = await newVisitor();
  await page.goto(`${BASE}/?channelName=wall#${TEAM}TM2002`);
  await page.getByRole('button', { name: JOIN }).last().click();
  await page.waitForURL(/__mock\/connect\/oauth2\/authorize/);
  await page.getByRole('button', { name: '会员', exact: true }).click();
  await page.waitForURL(/april-join-team\?teamId=TM2002/);
  await lacking(page, 2).waitFor();
  await page.getByRole('button', { name: JOIN }).last().click();
  await lacking(page, 1).waitFor();
  const rows = await control<{ page: string; channelName: string }[]>('reports');
  expect(rows.filter((row) => row.page === '/april-join-team').every((row) => row.channelName === 'wall')).toBe(true);
  expect(complaints).toEqual([]);
});

test('a leader who is alone dissolves the team; one that is out of time can be begun anew', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer', width: 320 });
  await open('/april');
  await page.getByRole('button', { name: '发起组队' }).click();
  await page.waitForURL(/april-join-team\?teamId=/);
  await page.getByRole('button', { name: /解散/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /解散/ }).click();
  await page.getByText('小队已解散').first().waitFor();
  await open(`${TEAM}TM2006`);
  await page.getByRole('button', { name: '重新发起' }).click();
  await page.waitForURL((url) => /teamId=/.test(url.href) && !url.href.includes('TM2006'));
  await lacking(page, 2).waitFor();
  expect(complaints).toEqual([]);
});

test('the names of teams stand in one column, whether one or two have joined', async () => {
  const { page, open } = await newVisitor();
  await open(`${TEAM}TM2001`);
  await page.getByText('微信用户 的小队').waitFor();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: JOIN }) });
  const starts = await rows.locator('b').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
});

test('in 长辈版 the kite keeps clear of the clock', async () => {
  const { page, open, complaints } = await newVisitor({ width: 375, height: 740, elder: true, persona: 'member' });
  await open('/april');
  const clock = await page.getByRole('timer').first().boundingBox();
  const kite = await page.locator('main section [aria-hidden] img').first().boundingBox();
  expect(kite?.y).toBeGreaterThan((clock?.y ?? 0) + (clock?.height ?? 0) - 6);
  expect(complaints).toEqual([]);
});
