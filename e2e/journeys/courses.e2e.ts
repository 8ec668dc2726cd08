import type { Page, Request } from 'playwright-core';
import { loseAnswer } from '../support/membership';
import { BASE, control, newVisitor } from '../support/visitor';

const FILM = '/media/lesson.mp4';
const COURSE = '/course-list?courseId=C1001&lessonId=C1001-4';

/** What a member sees of the server, with the cookie of his browser. */
async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.context().request.get(`${BASE}/api/miniapp/${path}`);
  return ((await answer.json()) as { data: T }).data;
}
const mine = (page: Page) =>
  read<{ resume?: { courseId: string; lessonNo: number; position: number } }>(page, 'course/mine');
const records = async (page: Page) =>
  (await read<{ recordList: { courseId: string }[] }>(page, 'course/exchange/list')).recordList;
const points = async (page: Page) => (await read<{ available: number }>(page, 'points/summary')).available;

function requestsOf(page: Page, part: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => request.url().includes(part) && seen.push(request));
  return seen;
}

const film = (page: Page) => page.locator('video');
const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

async function waitUntilItRuns(page: Page, from: number): Promise<void> {
  await page.waitForFunction((seconds) => (document.querySelector('video')?.currentTime ?? 0) > seconds, from);
}

test('no byte of the film before the tap; it goes on where it was, here after a reload and on another phone', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  const asked = requestsOf(page, FILM);
  await open(COURSE);
  await page.getByText('看到 00:36，还剩 1 分钟').waitFor();
  expect(asked).toHaveLength(0);
  await page.getByRole('button', { name: '播放' }).press('Enter');
  await waitUntilItRuns(page, 36.5);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(90, 0);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('showing');
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 60;
  });
  await waitUntilItRuns(page, 60.5);
  const told = page.waitForResponse((response) => response.url().includes('/course/progress'));
  await film(page).evaluate((video: HTMLVideoElement) => video.pause());
  await told;
  const place = Math.floor(await timeOf(page));
  await page.reload();
  await page.getByText(/看到 01:0\d，还剩\s1\s分钟/).waitFor();

  const other = await newVisitor({ persona: 'member' });
  await other.open('/course-list');
  await other.page
    .getByRole('region', { name: '继续学习' })
    .getByText(/看到 01:0\d/)
    .waitFor();
  expect((await mine(other.page)).resume).toMatchObject({ courseId: 'C1001', lessonNo: 4, position: place });
  expect(complaints).toEqual([]);
});

test('without a network the place stays on the phone, and reaches the server later', async () => {
  const { page, open } = await newVisitor({ persona: 'elder' });
  await open('/course-list?courseId=C1002&lessonId=C1002-3');
  await page.getByRole('button', { name: '播放' }).click();
  await waitUntilItRuns(page, 20.5);
  await page.route('**/course/progress*', (route) => route.abort());
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 70;
  });
  await waitUntilItRuns(page, 70.2);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/course/progress'));
  await film(page).evaluate((video: HTMLVideoElement) => video.pause());
  await lost;
  await page.unroute('**/course/progress*');
  const told = page.waitForResponse((response) => response.url().includes('/course/progress'));
  await page.reload();
  await page.getByText(/看到 01:1\d/).waitFor();
  await told;
  expect((await mine(page)).resume).toMatchObject({ lessonNo: 3, position: 70 });
});

test('a newcomer finishes a lesson, and finds what the tasks and the lottery promise, once', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'newcomer' });
  const chances = async () => (await read<{ number: number }>(page, 'rank/luck/draw/number?activityId=99')).number;
  await open('/course-list');
  const before = await chances();
  await page.getByRole('link', { name: '母乳喂养的第一周' }).click();
  await page.getByRole('button', { name: '播放' }).click();
  await waitUntilItRuns(page, 0.2);
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 88.5;
  });
  await page.getByText('今天的学习任务完成了，可以去领积分').waitFor();
  await page.getByText('学完 1 节').waitFor();
  expect(await chances()).toBe(before + 1);
  await open('/schedule/points-mall?step=tasks');
  await page.getByRole('button', { name: '领 20 积分' }).click();
  await page.getByText('得 20 积分').waitFor();
  expect([await points(page), await chances()]).toEqual([20, before + 1]);
  expect(complaints).toEqual([]);
});

test('a guest sees courses and prices, tries a lesson, and comes back to it signed in', async () => {
  const { page, open, complaints } = await newVisitor({});
  const reports = requestsOf(page, '/course/progress');
  await open('/course-list');
  await page.getByRole('heading', { name: '26 门课程' }).waitFor();
  await page.getByRole('link', { name: '卧床长辈的皮肤照看' }).click();
  await page.getByRole('button', { name: '播放' }).click();
  await waitUntilItRuns(page, 0.5);
  await page.getByRole('link', { name: /两小时翻一次身怎么做/ }).click();
  await page.getByText('登录后可以看，第 1 节可以先试看').waitFor();
  expect(reports).toHaveLength(0);
  await page.getByRole('button', { name: '登录后学习' }).click();
  await page.getByRole('button', { name: '普通新客', exact: true }).click();
  await page.waitForURL(/#\/course-list\?courseId=C1005&lessonId=C1005-2/);
  await page.getByRole('link', { name: '兑换' }).click();
  await page.getByText('还差 600 积分').first().waitFor();
  expect(complaints).toEqual([]);
});

test('a course is had for points once although the answer was lost; another price wants another tap', async () => {
  const { page, open, complaints } = await newVisitor({ persona: 'member' });
  await open('/course-exchange?courseId=C1005&way=points');
  const before = await points(page);
  await page.getByText(/换后剩/).waitFor();
  await control('coursePrice', { courseId: 'C1005', points: 650 });
  await page.getByRole('button', { name: '确认兑换' }).click();
  await page.getByText('价格有变化，请重新确认，再点一次才会兑换').waitFor();
  expect(await points(page)).toBe(before);
  await page.getByText(/换后剩/).waitFor();
  await loseAnswer(page, 'course/exchange');
  await page.getByRole('button', { name: '确认兑换' }).click();
  await page.getByText(/^这门课已经是您的了/).waitFor();
  expect(await points(page)).toBe(before - 650);
  expect((await records(page)).filter(({ courseId }) => courseId === 'C1005')).toHaveLength(1);
  await page.reload();
  await page.getByRole('link', { name: '去学习' }).click();
  await page.getByRole('heading', { name: '卧床长辈的皮肤照看' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a printed code fills the field, shows its course and is used once; five wrong ones lock here and in another tab', async () => {
  const { page, context, open, complaints } = await newVisitor({ persona: 'newcomer' });
  const sent = requestsOf(page, '/course/exchange');
  await open('/course-exchange?code=kc26-8h3t-5qwa');
  const field = page.getByLabel('兑换码');
  await field.waitFor();
  expect(await field.inputValue()).toBe('KC268H3T5QWA');
  expect(sent).toHaveLength(0);
  await page.getByRole('button', { name: '看看是哪门课' }).click();
  await page.getByRole('heading', { name: '卧床长辈的皮肤照看' }).waitFor();
  expect(await records(page)).toHaveLength(0);
  await page.getByRole('button', { name: '确认兑换' }).click();
  await page.getByRole('heading', { name: '课程换到了' }).waitFor();

  await open('/course-exchange?courseId=C1002&way=code');
  for (let times = 1; times <= 5; times += 1) {
    await page.getByLabel('兑换码').fill(`KC26 0000 000${times}`);
    await page.getByRole('button', { name: '确认兑换' }).click();
    const left = times < 5 ? page.getByText(`还可以试 ${5 - times} 次`) : page.getByText(/还要等/);
    await left.waitFor();
  }
  const other = await context.newPage();
  await other.goto(`${BASE}/#/course-exchange?code=KC262M9D7XRE`);
  await other.getByText(/还要等/).waitFor();
  await other.getByRole('button', { name: '已暂时锁定' }).waitFor();
  expect(complaints).toEqual([]);
});
