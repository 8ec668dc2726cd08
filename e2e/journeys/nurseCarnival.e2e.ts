import { control, newVisitor, type Visitor } from '../support/visitor';

const AT = '/activity';
const CODE = 'nurse-carnival';
const LIVE_ENDS = '21:10';

const setPhase = (phase: string | null) => control('campaign', { code: CODE, phase });

/** Today's moment in China time. */
function todayAt(clock: string): number {
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  return Date.parse(`${day}T${clock}:00+08:00`);
}

const rowOf = ({ page }: Visitor, name: string) => page.locator('li', { has: page.getByRole('heading', { name }) });

afterAll(async () => {
  await setPhase(null);
});

test('a guest sees everything that is public, signs in by acting and comes back to the welfare; nothing was claimed', async () => {
  const guest = await newVisitor();
  await guest.open(AT);
  await guest.page.getByText('把掌声，送给每天照护我们的人').waitFor();
  await guest.page.getByRole('button', { name: '领福利' }).click();
  const care = rowOf(guest, '居家护理满减券');
  await care.getByRole('button', { name: '领取' }).click();
  await guest.page.getByRole('button', { name: '普通新客', exact: true }).click();
  await guest.page.waitForURL((url) => url.hash.startsWith(`#${AT}`));
  await care.getByRole('button', { name: '领取' }).waitFor();
  expect(await care.innerText()).toContain('还有 412 份');
  await care.getByRole('button', { name: '领取' }).click();
  const panel = guest.page.getByRole('dialog', { name: '领取成功' });
  await panel.getByText('已放入“我的卡券”').waitFor();
  await guest.page.goBack();
  await panel.waitFor({ state: 'detached' });
  await care.getByRole('link', { name: '去使用' }).click();
  await guest.page.waitForURL((url) => url.hash.startsWith('#/coupon-list?id='));
  expect(guest.complaints).toEqual([]);
});

test('a newcomer reads why a welfare is not for her and is led to the card', async () => {
  const newcomer = await newVisitor({ persona: 'newcomer' });
  await newcomer.open(AT);
  const flowers = rowOf(newcomer, '护士节花束到家');
  expect(await flowers.innerText()).toContain('金杏会员可领，您还不是会员');
  await flowers.getByRole('link', { name: '去开通' }).click();
  await newcomer.page.waitForURL((url) => url.hash === '#/membership-card');
  expect(newcomer.complaints).toEqual([]);
});

test('ten seconds of the replay give one chance, once', async () => {
  await control('clock', { now: todayAt(LIVE_ENDS) });
  const member = await newVisitor({ persona: 'member' });
  await member.open(AT);
  await member.page.getByRole('button', { name: '看回放' }).waitFor();
  expect(await member.page.locator('video').count()).toBe(0);
  // What the day has brought by then (a comment that was approved) counts, too.
  const words = await member.page.getByRole('link', { name: /剩 \d 次/ }).textContent();
  const left = Number(words?.match(/\d/)?.[0]);
  await member.page.getByRole('button', { name: '看回放' }).click();
  await member.page.getByText('已看满 10 秒，抽奖次数 +1').waitFor({ timeout: 25_000 });
  await member.page.getByRole('link', { name: `去抽奖（剩 ${left + 1} 次）` }).waitFor();
  await member.page.reload();
  await member.page.getByText('已看过，抽奖次数已到账').waitFor();
  expect(member.complaints).toEqual([]);
});

test('before the start: countdown and reminder; after the end: winners and replay; taken off: it says so', async () => {
  await setPhase('coming');
  const member = await newVisitor({ persona: 'member' });
  await member.open(AT);
  await member.page.getByText('距开始').first().waitFor();
  await member.page.getByRole('button', { name: '提醒我' }).last().click();
  await member.page.getByText('好了，开始时提醒您').waitFor();

  await setPhase('ended');
  await control('clock', { now: todayAt(LIVE_ENDS) });
  await member.page.reload();
  await member.page.getByRole('heading', { name: '中奖名单' }).waitFor();
  await member.page.getByRole('button', { name: '看回放' }).waitFor();
  await member.page.getByRole('link', { name: '看我的奖品' }).waitFor();

  await setPhase('removed');
  await member.page.reload();
  await member.page.getByText('活动资料已下线').waitFor();
  expect(member.complaints).toEqual([]);
});

test('one part that fails leaves the others, and comes with its own retry', async () => {
  await control('fault', { path: '/api/miniapp/annual/activity/thematic/detail', kind: '500', times: -1 });
  const guest = await newVisitor();
  await guest.open(AT);
  const failed = guest.page.getByRole('alert').first();
  await failed.waitFor();
  await guest.page.getByRole('heading', { name: '杏运抽奖' }).waitFor();
  await control('reset');
  await failed.getByRole('button', { name: '重试' }).click();
  await guest.page.getByRole('heading', { name: '居家护理满减券' }).waitFor();
});

test('the whole list of the welfare stands on a screen of its own; each activity has another one', async () => {
  const member = await newVisitor({ persona: 'member', width: 320 });
  await member.open(AT);
  await member.page.getByRole('link', { name: /全部 8 项/ }).click();
  await rowOf(member, '母婴用品券').waitFor();
  await member.open('/activity/nursing-care/welfare');
  await rowOf(member, '家庭换药包').waitFor();
  expect(await member.page.getByRole('heading', { name: '母婴用品券' }).count()).toBe(0);
  expect(member.complaints).toEqual([]);
});

test('nothing jumps while the page of a guest and of a member comes', async () => {
  for (const persona of [undefined, 'member'] as const) {
    const visitor = await newVisitor(persona ? { persona } : {});
    await visitor.page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visitor.open(AT);
    await rowOf(visitor, '居家护理满减券').waitFor();
    await visitor.page.waitForTimeout(1500);
    expect(await visitor.page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  }
});
