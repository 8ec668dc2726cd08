import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callsTo, failNext, lastCallTo } from '@/testing/fakeServer';
import { offline, openedAs } from '@/testing/screenTest';
import { courseStore } from '../../../../mock/_server/course/store';
import { personaUser } from '../../../../mock/_server/users';
import { favoriteCourse, getCourses, getMyCourses, saveProgress } from '../contract';
import { readWatchNote } from '../watchNotes';

const AT = '/course-list';
const rowOf = async (title: string) => {
  const row = (await screen.findByRole('heading', { name: title, level: 3 })).closest('article');
  if (!row) throw new Error(`no row ${title}`);
  return within(row);
};
const player = () => document.querySelector('video');

/** The film runs until this second; jsdom plays none itself. */
function runTo(seconds: number, event: 'timeUpdate' | 'ended' = 'timeUpdate') {
  const film = player();
  if (!film) throw new Error('no film');
  Object.defineProperty(film, 'currentTime', { configurable: true, writable: true, value: seconds });
  fireEvent[event](film);
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test('a member goes on where he was, and sees of each course what it costs or how far he is', async () => {
  openedAs('member', AT);
  const strip = within(await screen.findByRole('region', { name: '继续学习' }));
  expect(strip.getByRole('heading', { name: '新生儿护理线上课' })).toBeVisible();
  expect(strip.getByText('看到 00:36，还剩 1 分钟')).toBeVisible();
  expect(strip.getByRole('link', { name: '接着学' })).toHaveAttribute(
    'href',
    '/course-list?courseId=C1001&lessonId=C1001-4',
  );
  expect((await rowOf('帮长辈翻身和拍背')).getByText('学完 4 节')).toBeVisible();
  expect((await rowOf('发热了，在家先做什么')).getByText('已学完')).toBeVisible();
  expect((await rowOf('产后第一个月的三餐')).getByText('会员不另付费')).toBeVisible();
  const ended = await rowOf('糖友的一日三餐记录');
  expect(ended.getByText('10 节，学完 7 节，记录还在')).toBeVisible();
  expect(ended.getByRole('link', { name: '续期' })).toHaveAttribute('href', '/course-exchange?courseId=C1008');
  expect((await rowOf('卧床长辈的皮肤照看')).getByRole('link', { name: '兑换' })).toBeVisible();
});

test('a guest sees the courses and what they cost; his own ask for a login, and nothing is asked for', async () => {
  openedAs('guest', AT);
  expect((await rowOf('母乳喂养的第一周')).getByRole('link', { name: '试看' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '继续学习' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '已拥有' }));
  expect(await screen.findByText('登录后看您的课程')).toBeVisible();
  expect(screen.getByRole('heading', { name: '课程' })).toHaveClass('hidden');
  expect(callsTo(getMyCourses.path)).toBe(0);
});

test('category and filter narrow the list, and a second tap takes the filter away', async () => {
  const { location } = openedAs('member', AT);
  fireEvent.click(await screen.findByRole('tab', { name: '急救' }));
  expect(await screen.findByRole('heading', { name: '4 门课程' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '免费' }));
  expect(await screen.findByRole('heading', { name: '2 门课程' })).toBeVisible();
  expect(location()).toBe('/course-list?cat=aid&filter=free');
  fireEvent.click(screen.getByRole('button', { name: '免费' }));
  expect(location()).toBe('/course-list?cat=aid');
});

test.each([
  ['mine', '这一类没有您的课程'],
  ['favorite', '这一类没有收藏的课程'],
])('who has none of a category is not told that he has none at all: %s', async (filter, title) => {
  openedAs('member', `${AT}?cat=mind&filter=${filter}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('the list goes on page by page', async () => {
  openedAs('newcomer', AT);
  fireEvent.click(await screen.findByRole('button', { name: '加载更多' }));
  expect(await screen.findByRole('heading', { name: '家庭急救入门' })).toBeVisible();
  await waitFor(() => expect(callsTo(getCourses.path)).toBe(2));
});

test('what is not found leads to what is; searches are kept for the member until he clears them', async () => {
  const { unmount } = openedAs('member', `${AT}?step=search`);
  const search = async (word: string) => {
    fireEvent.change(await screen.findByRole('searchbox', { name: '课程或老师' }), { target: { value: word } });
    fireEvent.click(screen.getByRole('button', { name: '搜索' }));
  };
  await search('没有的课');
  expect(await screen.findByText('没有找到，试试 母乳喂养')).toBeVisible();
  // Who reads by ear stays in the field, and is told.
  const told = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
  expect(told()).toContain('没有找到“没有的课”');
  fireEvent.click(screen.getByRole('button', { name: '搜 母乳喂养' }));
  expect(await screen.findByRole('heading', { name: '母乳喂养的第一周' })).toBeVisible();
  expect(told().join()).toMatch(/找到 \d+ 项/);
  unmount();
  openedAs('member', `${AT}?step=search`);
  expect(within(await screen.findByRole('region', { name: '搜过的' })).getByText('没有的课')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '清空记录' }));
  expect(screen.queryByRole('region', { name: '搜过的' })).not.toBeInTheDocument();
});

test('no film is there before the tap; then it goes on where it was, and its place is told', async () => {
  openedAs('member', `${AT}?courseId=C1001&lessonId=C1001-4`);
  const play = await screen.findByRole('button', { name: '播放' });
  expect(player()).toBeNull();
  fireEvent.click(play);
  await waitFor(() => expect(player()).toHaveAttribute('src', '/api/__mock/media/lesson.mp4'));
  const film = player() as HTMLVideoElement;
  expect(film.querySelector('track')).toHaveAttribute('src', '/api/__mock/media/lesson.vtt');
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(36);
  runTo(50);
  fireEvent.pause(film);
  await waitFor(() => expect(lastCallTo(saveProgress.path)?.body).toMatchObject({ lessonId: 'C1001-4', seconds: 50 }));
  await waitFor(() => expect(readWatchNote('C1001-4')).toBeUndefined());
  runTo(90, 'ended');
  expect(await screen.findByText('今天的学习任务完成了，可以去领积分')).toBeVisible();
  await waitFor(() => expect(screen.getByText('学完 4 节')).toBeVisible());
});

test('a place whose report was lost is kept, shown after a reload, and told then', async () => {
  const { unmount } = openedAs('member', `${AT}?courseId=C1001&lessonId=C1001-4`);
  fireEvent.click(await screen.findByRole('button', { name: '播放' }));
  await waitFor(() => expect(player()).not.toBeNull());
  failNext(saveProgress.path, 'drop');
  runTo(70);
  fireEvent.pause(player() as HTMLVideoElement);
  await waitFor(() => expect(callsTo(saveProgress.path)).toBe(1));
  unmount();
  openedAs('member', `${AT}?courseId=C1001&lessonId=C1001-4`);
  expect(await screen.findByText('看到 01:10，还剩 1 分钟')).toBeVisible();
  await waitFor(() => expect(callsTo(saveProgress.path)).toBe(2));
  const row = courseStore().progress.find(
    ({ lessonId, userId }) => lessonId === 'C1001-4' && userId === personaUser('member').userId,
  );
  expect(row?.seconds).toBe(70);
});

test('the line below the film says where it is, never that nobody has begun', async () => {
  openedAs('guest', `${AT}?courseId=C1005`);
  expect(await screen.findByText(/^还没开始看，共/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '播放' }));
  await waitFor(() => expect(player()).not.toBeNull());
  expect(screen.queryByText(/还没开始看/)).not.toBeInTheDocument();
  expect(screen.getByText(/^从头看，共/)).toBeVisible();
  runTo(40);
  fireEvent.pause(player() as HTMLVideoElement);
  expect(screen.getByText(/^看到 00:40，/)).toBeVisible();
  runTo(90, 'ended');
  expect(screen.getByText(/^已学完，共/)).toBeVisible();
});

test('leaving the screen tells the place', async () => {
  const { unmount } = openedAs('member', `${AT}?courseId=C1001&lessonId=C1001-4`);
  fireEvent.click(await screen.findByRole('button', { name: '播放' }));
  await waitFor(() => expect(player()).not.toBeNull());
  runTo(61.7);
  unmount();
  await waitFor(() => expect(lastCallTo(saveProgress.path)?.body).toMatchObject({ seconds: 61 }));
});

test.each([
  [{ saveData: true }, '先不看', false],
  [{ type: 'cellular' }, '接着播放', true],
])(
  'on a line that costs (%p) the tap asks first: %s',
  async (connection, answer, plays) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    openedAs('member', `${AT}?courseId=C1001`);
    fireEvent.click(await screen.findByRole('button', { name: '播放' }));
    expect(await screen.findByText('看完这节大约用 0.1 MB。要接着播放吗？')).toBeVisible();
    expect(player()).toBeNull();
    fireEvent.click(screen.getByText(answer));
    // The next test asks again.
    await waitFor(() => expect(screen.queryByText('正在用流量')).not.toBeInTheDocument(), { timeout: 10_000 });
    await waitFor(() => expect(player() !== null).toBe(plays));
  },
  20_000,
);

test('a film that does not come says so, and is tried again', async () => {
  openedAs('member', `${AT}?courseId=C1001`);
  fireEvent.click(await screen.findByRole('button', { name: '播放' }));
  await waitFor(() => expect(player()).not.toBeNull());
  fireEvent.error(player() as HTMLVideoElement);
  expect(screen.getByText('视频没有打开，请检查网络')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(player()).not.toBeNull();
});

test('a guest tries the first lesson and reports nothing; the others are locked for him', async () => {
  const { location } = openedAs('guest', `${AT}?courseId=C1005`);
  fireEvent.click(await screen.findByRole('button', { name: '播放' }));
  await waitFor(() => expect(player()).not.toBeNull());
  runTo(40);
  fireEvent.pause(player() as HTMLVideoElement);
  fireEvent.click(screen.getByRole('link', { name: /两小时翻一次身怎么做/ }));
  expect(location()).toBe('/course-list?courseId=C1005&lessonId=C1005-2');
  expect(await screen.findByText('登录后可以看，第 1 节可以先试看')).toBeVisible();
  expect(screen.queryByRole('button', { name: '播放' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '登录后学习' })).toBeVisible();
  expect(callsTo(saveProgress.path)).toBe(0);
});

test('a course that has ended can be got again, one that has not begun says when', async () => {
  const { unmount } = openedAs('member', `${AT}?courseId=C1008`);
  expect(await screen.findByText(/已到期，学习记录还在，续期后接着学/)).toBeVisible();
  expect(screen.getByRole('link', { name: '续期' })).toHaveAttribute('href', '/course-exchange?courseId=C1008');
  unmount();
  openedAs('member', `${AT}?courseId=C1014`);
  expect(await screen.findByRole('button', { name: /开课$/ })).toBeDisabled();
});

test('a course is marked at once, and not when that fails', async () => {
  openedAs('member', `${AT}?courseId=C1001`);
  const mark = await screen.findByRole('button', { name: '收藏' });
  offline(favoriteCourse);
  act(() => mark.click());
  expect(screen.getByRole('button', { name: '已收藏' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'false');
});

test('a course that is gone leads back to the others', async () => {
  openedAs('member', `${AT}?courseId=C0`);
  expect(await screen.findByText('没有找到这门课')).toBeVisible();
  expect(screen.getByRole('link', { name: '看全部课程' })).toHaveAttribute('href', '/course-list');
});

test('a course that is had until a midnight can be learnt until the end of the day before', async () => {
  for (const each of courseStore().owned) each.expireAt = Date.parse('2097-01-05T00:00:00+08:00');
  const [mine] = courseStore().owned.filter(({ userId }) => userId === personaUser('member').userId);
  openedAs('member', `/course-list?courseId=${mine?.courseId}`);
  expect(await screen.findByText(/可以学到/)).toHaveTextContent('可以学到 2097-01-04');
});
