import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@/request/useQuery';
import { addressBar } from '@/shared/lib/addressBar';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { needThematic, thematics } from '../../../../mock/_server/activity/thematic/store';
import { MINUTE, setServerNow } from '../../../../mock/_server/state';
import type { PersonaKey } from '../../../../mock/_server/users';
import { getThematic, reportWatch } from '../thematicContract';
import { LiveCard } from './LiveCard';

function Page() {
  const { data, refresh } = useQuery(getThematic, { activityId: 99 });
  return data?.live ? <LiveCard activityId={99} live={data.live} onChanged={refresh} /> : null;
}

function broadcast() {
  const { live } = needThematic({});
  if (!live) throw new Error('no broadcast');
  return live;
}

function open(as: PersonaKey | undefined, at: number) {
  setServerNow(at);
  if (as) signInAs(as);
  renderScreen(<Page />, { at: '/coupon-list' });
}

/** What the browser says of the film; jsdom plays none. */
const film = { paused: false, readyState: 4 };
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  Object.assign(film, { paused: false, readyState: 4 });
  visibility = 'visible';
  for (const name of ['paused', 'readyState'] as const) {
    jest.spyOn(HTMLMediaElement.prototype, name, 'get').mockImplementation(() => film[name] as never);
  }
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Taps the button and lets seconds go by. */
async function watchFor(seconds: number) {
  for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
}
async function tapPlay(name: string) {
  const button = await screen.findByRole('button', { name });
  jest.useFakeTimers();
  fireEvent.click(button);
}

test('before it starts: when, by whom, and a reminder', async () => {
  open('member', broadcast().startAt - 30 * MINUTE);
  expect(await screen.findByRole('heading', { name: '今晚直播' })).toBeVisible();
  expect(screen.getByText('19:30 开播')).toBeVisible();
  expect(screen.getByText('2,316 人已预约')).toBeVisible();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '预约提醒' }));
  expect(await screen.findByRole('button', { name: '取消提醒' })).toBeVisible();
  expect(screen.getByText('2,317 人已预约')).toBeVisible();
});

test('nothing of the film is there before a tap', async () => {
  open('member', broadcast().startAt + MINUTE);
  expect(await screen.findByRole('heading', { name: '正在直播' })).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
  await tapPlay('看直播');
  expect(screen.getByLabelText('ICU 护士长的 24 小时')).toHaveAttribute('src', broadcast().watchUrl);
});

test('ten seconds in sight are told once and give a chance', async () => {
  open('member', broadcast().endAt + MINUTE);
  await screen.findByRole('heading', { name: '直播回放' });
  await tapPlay('看回放');
  await watchFor(9);
  expect(callsTo(reportWatch.path)).toBe(0);
  await watchFor(2);
  expect(callsTo(reportWatch.path)).toBe(1);
  await watchFor(30);
  expect(callsTo(reportWatch.path)).toBe(1);
  expect(thematics().watched).toHaveLength(1);
  expect(screen.getByText('已看过，抽奖次数已到账')).toBeVisible();
});

test('what is paused, waits for data or is out of sight is not watched', async () => {
  open('member', broadcast().endAt + MINUTE);
  await tapPlay('看回放');
  film.paused = true;
  await watchFor(12);
  Object.assign(film, { paused: false, readyState: 1 });
  await watchFor(12);
  film.readyState = 4;
  visibility = 'hidden';
  await watchFor(12);
  visibility = 'visible';
  await watchFor(8);
  expect(callsTo(reportWatch.path)).toBe(0);
  await watchFor(3);
  expect(callsTo(reportWatch.path)).toBe(1);
});

test('a film does not sound on where nobody sees it', async () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  open('member', broadcast().startAt + MINUTE);
  await tapPlay('看直播');
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).not.toHaveBeenCalled();
  visibility = 'hidden';
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).toHaveBeenCalledTimes(1);
  film.paused = true;
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).toHaveBeenCalledTimes(1);
});

test('a report that is lost is told again ten seconds later, as the same one', async () => {
  open('member', broadcast().endAt + MINUTE);
  await tapPlay('看回放');
  failNext(reportWatch.path, 'drop');
  await watchFor(11);
  expect(thematics().watched).toHaveLength(0);
  await watchFor(11);
  expect(thematics().watched).toHaveLength(1);
  expect(callsTo(reportWatch.path)).toBe(2);
});

test('a guest watches without a word to the server', async () => {
  open(undefined, broadcast().startAt + MINUTE);
  expect(await screen.findByText('登录后看满 10 秒，得 1 次抽奖')).toBeVisible();
  await tapPlay('看直播');
  await watchFor(20);
  expect(callsTo(reportWatch.path)).toBe(0);
});

test('a film that does not open says so and can be tried again', async () => {
  open('member', broadcast().startAt + MINUTE);
  await userEvent.click(await screen.findByRole('button', { name: '看直播' }));
  fireEvent.error(screen.getByLabelText('ICU 护士长的 24 小时'));
  expect(screen.getByRole('alert')).toHaveTextContent('视频没有打开');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByLabelText('ICU 护士长的 24 小时')).toBeInTheDocument();
});

test('a page elsewhere is opened when its host is known, else it says so', async () => {
  Object.assign(broadcast(), { watchType: 'page', watchUrl: 'https://evil.example.net/live' });
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  open('member', broadcast().startAt + MINUTE);
  await userEvent.click(await screen.findByRole('button', { name: '看直播' }));
  expect(await screen.findByText('直播暂时打不开，请稍后再试')).toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
});
