import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { setElderMode } from '@/shared/lib/elderMode';
import { hideMessage } from '@/shared/ui/toast/toast';
import { ask } from '@/testing/ask';
import { callsTo, failNext, serverClock } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { rightsDays } from '../../../../mock/_server/rights/day';
import { DayHead } from '../components/DayHead';
import type { RightsDay } from '../dayContract';

const BASE = '/api/miniapp/right/day';
const AT = '/equity-day';
const cardOf = (title: string) => within(screen.getByText(title).closest('section') as HTMLElement);

afterEach(() => setElderMode(false));

beforeEach(async () => {
  serverClock.set(Date.parse('2026-11-18T12:00:00+08:00'));
  // The calendar is made on first use.
  await ask(`GET ${BASE}/detail`);
});

test('the running slot is open and the next ones say when they begin', async () => {
  openedAs('member', AT);
  expect(await screen.findByRole('heading', { name: /^11 月 18 日 ?权益日$/ })).toBeVisible();
  expect(screen.getByText('距下一场')).toBeVisible();
  expect(screen.getAllByRole('button', { name: '立即领取' })).toHaveLength(2);
  fireEvent.click(screen.getByRole('tab', { name: /14:00/ }));
  expect(await screen.findByText('母婴用品券')).toBeVisible();
  // Nothing to press and no empty bar before it begins.
  expect(cardOf('母婴用品券').queryByRole('button')).toBeNull();
  expect(cardOf('母婴用品券').queryByRole('img')).toBeNull();
  expect(cardOf('母婴用品券').getByText('共 100 份，每人限 1 份')).toBeVisible();
  expect(screen.getByText('母婴用品券')).toBeVisible();
});

test('the slots are one stop of the keyboard, and the arrow keys go from one to the next', async () => {
  openedAs('member', AT);
  const running = await screen.findByRole('tab', { name: /10:00/ });
  const next = screen.getByRole('tab', { name: /14:00/ });
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([running]);
  running.focus();
  fireEvent.keyDown(running, { key: 'ArrowRight' });
  await waitFor(() => expect(next).toHaveAttribute('aria-selected', 'true'));
  expect(next).toHaveFocus();
  fireEvent.keyDown(next, { key: 'Home' });
  await waitFor(() => expect(running).toHaveAttribute('aria-selected', 'true'));
});

test.each(['2026-11-19', '2026-13-45', 'x'])(
  'a day that is none (%s) leads to the days that there are',
  async (date) => {
    openedAs('member', `${AT}?date=${date}`);
    expect(await screen.findByRole('heading', { name: '没有找到这个权益日' })).toBeVisible();
    expect(screen.getByText('这一天不是权益日，请看看日历上的权益日')).toBeVisible();
    expect(screen.getByRole('link', { name: '看权益日' })).toHaveAttribute('href', AT);
  },
);

test('what only the paid card gives is not called free', async () => {
  openedAs('member', `${AT}?slot=2026-11-18.14`);
  await screen.findByText('母婴用品券');
  expect(cardOf('母婴用品券').getByText('不另付费')).toBeVisible();
  expect(cardOf('母婴用品券').getByText('会员专享')).toBeVisible();
  expect(cardOf('母婴用品券').queryByText('免费')).toBeNull();
});

test('what leads to the mall names no price and no limit, which stand there', async () => {
  openedAs('member', `${AT}?slot=2026-11-18.20`);
  await screen.findByText('积分商城会员专享');
  expect(cardOf('积分商城会员专享').queryByText(/免费|每人限/)).toBeNull();
  expect(cardOf('到店热茶一份').getByText('免费')).toBeVisible();
});

test('an ended member is asked to renew, not to begin', async () => {
  openedAs('lapsed', AT);
  expect(await screen.findByRole('link', { name: /续费会员/ })).toHaveAttribute('href', '/membership-card');
  expect(screen.getByRole('link', { name: '续费' })).toHaveAttribute('href', '/membership-card');
  expect(screen.queryByText(/^开通(会员)?$/)).toBeNull();
});

test('an offer is taken once however often it is tapped, and leads to its coupon', async () => {
  const { location } = openedAs('member', AT);
  await screen.findByText('血压血糖检测');
  const button = cardOf('血压血糖检测').getByRole('button', { name: '立即领取' });
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) button.click();
  });
  await waitFor(() => expect(location()).toMatch(/^\/coupon-list\?id=C/));
  expect(callsTo(`${BASE}/claim`)).toBe(1);
});

test('in a queue the same claim is asked again, with the same token', async () => {
  const { location } = openedAs('member', AT);
  await screen.findByText('血压血糖检测');
  rightsDays().recentClaims = Array.from({ length: 30 }, () => serverClock.now());
  fireEvent.click(cardOf('血压血糖检测').getByRole('button', { name: '立即领取' }));
  expect(await screen.findByRole('button', { name: '人太多，正在排队' })).toBeVisible();
  await waitFor(() => expect(location()).toMatch(/^\/coupon-list\?id=C/));
  expect(callsTo(`${BASE}/claim`)).toBe(2);
});

test('sold out says when the next slot begins', async () => {
  rightsDays().taken.set('2026-11-18 visit', 30);
  openedAs('member', AT);
  expect(await screen.findByRole('button', { name: '这一场已抢完，下场 14:00 开始' })).toBeDisabled();
});

test('what is sold out leads nobody to buy a card for it', async () => {
  rightsDays().taken.set('2026-11-18 visit', 30);
  openedAs('newcomer', AT);
  expect(await screen.findByRole('button', { name: '这一场已抢完，下场 14:00 开始' })).toBeDisabled();
});

test('without a card the member offers lead to the card, a guest sees everything', async () => {
  const { unmount } = openedAs('newcomer', AT);
  expect(await screen.findByRole('link', { name: /金杏会员可以领/ })).toHaveAttribute('href', '/membership-card');
  expect(screen.getByText('开通或续费金杏会员后，可以领会员专享的权益')).toBeVisible();
  unmount();
  sessionStorage.clear();
  openedAs('guest', AT);
  expect(await screen.findByText('登录后可以看到您能领的权益')).toBeVisible();
});

test('before a day there is a countdown and a reminder', async () => {
  openedAs('member', `${AT}?date=2026-12-18`);
  expect(await screen.findByText('距开始')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '提醒我' }));
  expect(await screen.findByRole('button', { name: '取消提醒' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '上期回顾' })).toBeVisible();
});

test('in the morning of a day, before its first slot, one can be reminded, too', async () => {
  serverClock.set(Date.parse('2026-11-18T08:50:00+08:00'));
  const { unmount } = openedAs('member', AT);
  fireEvent.click(await screen.findByRole('button', { name: '提醒我' }));
  expect(await screen.findByRole('button', { name: '取消提醒' })).toBeVisible();
  unmount();
  serverClock.set(Date.parse('2026-11-18T10:00:00+08:00'));
  openedAs('member', AT);
  expect(await screen.findAllByRole('button', { name: '立即领取' })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: '取消提醒' })).toBeNull();
});

test('no offer has more than three tags: how many there are stands in words until its slot begins', async () => {
  openedAs('member', `${AT}?slot=2026-11-18.14`);
  await screen.findByText('母婴用品券');
  expect(cardOf('母婴用品券').queryByText('每人限 1 份')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /10:00/ }));
  expect((await screen.findAllByText('每人限 1 份')).length).toBeGreaterThan(0);
});

test('the numbers of the last day and of the rules stay with what they count', async () => {
  openedAs('member', AT);
  expect(await screen.findByText('9 个')).toBeVisible();
  expect(screen.getByText('30 天内')).toBeVisible();
});

test('a reminder whose answer was lost stands there once the day has been asked for anew', async () => {
  openedAs('member', `${AT}?date=2026-12-18`);
  const remind = await screen.findByRole('button', { name: '提醒我' });
  failNext(`${BASE}/remind`, 'lost');
  fireEvent.click(remind);
  expect(await screen.findByRole('button', { name: '取消提醒' })).toBeVisible();
  act(hideMessage);
});

test('another day is chosen in the strip; what is over says so', async () => {
  const { location } = openedAs('member', AT);
  fireEvent.click(await screen.findByRole('button', { name: /10 月/ }));
  expect(await screen.findByText(/这一天已经结束/)).toBeVisible();
  expect(location()).toBe('/equity-day?date=2026-10-18');
});

test('the day is shared by a link of its own, without anything of the address', async () => {
  const writeText = jest.fn((_text: string) => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  openedAs('member', `${AT}?date=2026-12-18&slot=x&token=secret`);
  fireEvent.click(await screen.findByRole('button', { name: '分享给朋友' }));
  expect(await screen.findByText('链接已复制')).toBeVisible();
  expect(writeText.mock.calls[0]?.[0]).toMatch(/\?to=%2Fequity-day%3Fdate%3D2026-12-18#\/equity-day\?date=2026-12-18$/);
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('a claim without an answer is not called failed', async () => {
  openedAs('member', AT);
  await screen.findByText('血压血糖检测');
  failNext(`${BASE}/claim`, 'drop');
  fireEvent.click(cardOf('血压血糖检测').getByRole('button', { name: '立即领取' }));
  expect(await screen.findByText(/结果确认中/)).toBeVisible();
});

test('a failure can be tried again', async () => {
  failNext(`${BASE}/detail`, 'business');
  openedAs('guest', AT);
  expect(await screen.findByText(/CODE:4001/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('上门护理代金券')).toBeVisible();
});

test('without rules there is no card with nothing but their heading', async () => {
  const { unmount } = openedAs('member', AT);
  expect(await screen.findByRole('heading', { name: '权益日规则' })).toBeVisible();
  unmount();
  failNext(`${BASE}/detail`, 'empty');
  openedAs('member', AT);
  expect(await screen.findByRole('heading', { name: /权益日$/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '权益日规则' })).not.toBeInTheDocument();
});

test('in 长辈版 what can be taken now stands before the days of the year', async () => {
  setElderMode(true);
  openedAs('elder', AT);
  const [first] = await screen.findAllByRole('button', { name: '立即领取' });
  const days = screen.getByRole('list', { name: '今年的权益日' });
  expect(first?.compareDocumentPosition(days)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(within(days).getByRole('button', { name: /12 月/ }));
  // Nothing can be taken before its day: the other days come first again.
  expect(await screen.findByRole('button', { name: '提醒我' })).toBeVisible();
  expect(
    screen
      .getByRole('list', { name: '今年的权益日' })
      .compareDocumentPosition(screen.getAllByRole('tab')[0] as HTMLElement),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('after the last day of the year its next one is offered, or nobody is sent to one', async () => {
  serverClock.set(Date.parse('2026-12-20T12:00:00+08:00'));
  const { unmount } = openedAs('member', `${AT}?date=2026-12-18`);
  expect(await screen.findByText('这一天已经结束，可以看看下一个权益日')).toBeVisible();
  const januaries = screen.getAllByRole('button', { name: /(^| )1 月 ?18 日/ });
  expect(januaries.map(({ textContent }) => textContent)).toEqual(['1 月18 日已结束', '2027 年 1 月18 日未开始']);
  unmount();
  const { data } = await ask<RightsDay>(`GET ${BASE}/detail`, { date: '2026-12-18' });
  const days = data.days.filter(({ status }) => status === 'past');
  render(
    <DayHead day={{ ...data, days }} onMoment={() => undefined}>
      {null}
    </DayHead>,
  );
  expect(screen.getByText('这一天已经结束，今年的权益日都过了，明年再来')).toBeVisible();
});
