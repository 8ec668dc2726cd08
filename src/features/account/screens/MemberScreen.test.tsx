import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepTicket } from '@/features/coupon';
import { send } from '@/request/send';
import { endSession } from '@/session/changeSession';
import { memberTab } from '@/session/memberStorage';
import { addressBar } from '@/shared/lib/addressBar';
import { isElderMode, setElderMode } from '@/shared/lib/elderMode';
import { callsTo, failNext, lastCallTo, signInAs, whenAsked } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { openOrder } from '../../../../mock/_server/membership/orderStore';
import { rewards } from '../../../../mock/_server/reward/store';
import { serverNow } from '../../../../mock/_server/state';
import { getUserHome } from '../contract';
import { MemberScreen } from './MemberScreen';

const AT = '/schedule/member';
const HOME = '/api/miniapp/user/home';
const CODE = '/api/miniapp/user/member/code';
const LOG_OUT = '/api/miniapp/user/session/logout';

function open(at = AT) {
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), ...renderScreen(<MemberScreen />, { at }) };
}

function openAs(persona: Parameters<typeof signInAs>[0], at = AT) {
  signInAs(persona);
  return open(at);
}

afterEach(() => {
  setElderMode(false);
  endSession();
});

test('shows who it is without giving him away, and what he has', async () => {
  openAs('member');
  const assets = screen.getByRole('navigation', { name: '我的资产' });
  await waitFor(() => expect(assets).toHaveTextContent('3,280'));
  expect(screen.getByRole('banner')).toHaveTextContent('138****2046');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('林**');
  expect(within(assets).getByRole('link', { name: /积分/ })).toHaveAttribute('href', '/schedule/record');
  expect(screen.getByRole('link', { name: /^待付款/ })).toHaveAttribute(
    'href',
    '/schedule/points-mall/order-list?tab=pay',
  );
  expect(screen.getByRole('link', { name: /^地址/ })).toHaveAttribute('href', '/schedule/address');
  expect(screen.getByRole('link', { name: /^我的\s*(，|$)/ })).toHaveAttribute('aria-current', 'page');
});

test('a guest sees the way in, no numbers, and nothing of his is asked', async () => {
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => {});
  const { user } = open();
  expect(screen.getByRole('navigation', { name: '我的资产' })).toHaveTextContent('—积分—卡券—权益—奖品');
  expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(callsTo(HOME)).toBe(0);
});

test('without a network and without data the note on top of the screen is the only one', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failNext(HOME, 'drop');
  openAs('member');
  await waitFor(() => expect(callsTo(HOME)).toBe(1));
  await act(async () => {});
  expect(screen.queryByText(/网络不给力/)).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

test('what is not known is a dash, never zero, and can be asked for again', async () => {
  failNext(HOME, 'business');
  const { user } = openAs('member');
  expect(await screen.findByText(/系统维护中/)).toBeInTheDocument();
  const assets = screen.getByRole('navigation', { name: '我的资产' });
  expect(assets).toHaveTextContent('—积分');
  await user.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(assets).toHaveTextContent('3,280积分'));
});

test('what did not come is said in words: no grey box goes on pulsing, and the ways on stay', async () => {
  failNext(HOME, 'drop', -1);
  openAs('member');
  expect(document.querySelectorAll('i.box').length).toBeGreaterThan(0);
  expect(await screen.findByText('资料没有取到')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '我的' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '会员卡' })).toHaveTextContent('会员卡等级和到期日没有取到看会员卡');
  expect(document.querySelectorAll('i.box')).toHaveLength(0);
});

test('the member code opens by the address and shows its digits', async () => {
  const { user, location } = openAs('member');
  await user.click(await screen.findByRole('button', { name: '会员码' }));
  expect(location()).toBe(`${AT}?step=code`);
  const dialog = await screen.findByRole('dialog', { name: '会员码' });
  await waitFor(() => expect(dialog.textContent?.replace(/\s/g, '')).toMatch(/66\d{16}/));
  const { now } = Date;
  // The phone sleeps for five minutes, and with it the timer of the next code.
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 300_000);
  fireEvent(document, new Event('visibilitychange'));
  expect(await within(dialog).findByRole('img', { name: '会员码二维码' })).toBeVisible();
  expect(callsTo(CODE)).toBe(2);
  await user.click(within(dialog).getByRole('button', { name: /关闭/ }));
  await waitFor(() => expect(location()).toBe(AT));
});

test('without a network the last code stays, with its time', async () => {
  signInAs('member');
  const at = Date.now() - 90_000;
  const [code, title] = ['661234567890123456', '会员码'];
  keepTicket('member', { code, qrText: code, title, at, expireAt: at + 60_000 });
  failNext(CODE, 'business', -1);
  openAs('member', `${AT}?step=code`);
  const dialog = await screen.findByRole('dialog', { name: '会员码' });
  await waitFor(() => expect(dialog.textContent?.replace(/\s/g, '')).toContain('661234567890123456'));
  expect(dialog).toHaveTextContent(/这是 .+ 存下的码，已过期，不能再扫。请工作人员核对数字/);
  expect(within(dialog).queryByRole('img', { name: '会员码二维码' })).not.toBeInTheDocument();
});

test('the large layout is switched at once and told to the server', async () => {
  const { user } = openAs('member');
  await user.click(screen.getByRole('switch', { name: '长辈版' }));
  expect(isElderMode()).toBe(true);
  await waitFor(() => expect(lastCallTo('/api/miniapp/user/setting/save')?.body).toMatchObject({ elder: true }));
});

test('customer service: a chat, and a number that can be called', async () => {
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => {});
  const { user } = openAs('member');
  expect(await screen.findByRole('link', { name: /电话客服/ })).toHaveAttribute('href', 'tel:4000000000');
  await user.click(screen.getByRole('button', { name: /在线客服/ }));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
});

test('without a number that can be called no row stands for it', async () => {
  window.__APP_CONFIG__ = { brand: { phone: '' } };
  failNext('/api/miniapp/user/app/config', '500', -1);
  openAs('member');
  expect(await screen.findByRole('button', { name: /在线客服/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /电话客服/ })).not.toBeInTheDocument();
  window.__APP_CONFIG__ = undefined;
});

test('privacy leads to consents and closing', () => {
  openAs('member');
  expect(screen.getByRole('link', { name: /隐私与注销/ })).toHaveAttribute(
    'href',
    '/schedule/notice-before?tab=records',
  );
});

test('a member’s number is changed from here, a guest has none', () => {
  const { unmount } = openAs('member');
  expect(screen.getByRole('link', { name: '我的手机号' })).toHaveAttribute('href', `${AT}?step=mobile`);
  unmount();
  endSession();
  open();
  expect(screen.queryByRole('link', { name: '我的手机号' })).not.toBeInTheDocument();
});

const logOutButton = () => screen.getByRole('button', { name: '退出登录' });
const confirmLogOut = () => screen.findByRole('button', { name: /^退\s?出$/ });

test('logging out asks first, once, and leaves nothing of the member behind', async () => {
  const { user } = openAs('member');
  memberTab.write('orderDraft:S1', '{}');
  await user.click(logOutButton());
  await user.click(await screen.findByRole('button', { name: /^取\s?消$/ }));
  expect(callsTo(LOG_OUT)).toBe(0);
  await user.click(logOutButton());
  await user.dblClick(await confirmLogOut());
  expect(await screen.findByText('您还没有登录')).toBeInTheDocument();
  await waitFor(() => expect(callsTo(LOG_OUT)).toBe(1));
  expect(sessionStorage).toHaveLength(0);
  await waitFor(() => expect(localStorage.getItem('logoutLeft')).toBeNull());
});

describe('without the server', () => {
  test.each(['drop', '500', 'business', 'malformed'])(
    '(%s) this phone is signed out, and the server is told later',
    async (kind) => {
      failNext(LOG_OUT, kind);
      const { user } = openAs('member');
      await user.click(logOutButton());
      await user.click(await confirmLogOut());
      expect(await screen.findByText('您还没有登录')).toBeInTheDocument();
      expect(await screen.findByText(/连上网后自动办完/)).toBeInTheDocument();
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(callsTo(LOG_OUT)).toBe(2));
      expect(lastCallTo(LOG_OUT)?.body).toMatchObject({ expectedUserId: 'U1002' });
      await waitFor(() => expect(localStorage.getItem('logoutLeft')).toBeNull());
    },
  );

  test('who has signed in meanwhile stays signed in', async () => {
    failNext(LOG_OUT, 'drop');
    const { user } = openAs('member');
    await user.click(logOutButton());
    await user.click(await confirmLogOut());
    expect(await screen.findByText(/连上网后自动办完/)).toBeInTheDocument();
    const left = { ...localStorage };
    act(() => signInAs('elder'));
    // Even where the note has outlived the new login, in another tab for example.
    Object.assign(localStorage, left);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(callsTo(LOG_OUT)).toBe(2));
    await waitFor(() => expect(localStorage.getItem('logoutLeft')).toBeNull());
    expect((await act(() => send(getUserHome, undefined))).data).toMatchObject({ userId: 'U1004' });
  });
});

describe('the offer of 长辈版', () => {
  const OFFER = { name: '长辈版建议' };

  test('stands where the server suggests it, and turns it on', async () => {
    const { user } = openAs('elder');
    await user.click(await screen.findByRole('button', { name: '打开长辈版' }));
    expect(isElderMode()).toBe(true);
    expect(screen.queryByRole('region', OFFER)).toBeNull();
    await waitFor(() => expect(lastCallTo('/api/miniapp/user/setting/save')?.body).toMatchObject({ elder: true }));
  });

  test('is made once: a no is remembered on this phone', async () => {
    const { user, unmount } = openAs('elder');
    await user.click(await screen.findByRole('button', { name: '不用了' }));
    expect(screen.queryByRole('region', OFFER)).toBeNull();
    expect(isElderMode()).toBe(false);
    unmount();
    openAs('elder');
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('186****9931'));
    expect(screen.queryByRole('region', OFFER)).toBeNull();
  });

  test('is not made to others, nor to who has switched by himself', async () => {
    const { unmount } = openAs('member');
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('138****2046'));
    expect(screen.queryByRole('region', OFFER)).toBeNull();
    unmount();
    const { user } = openAs('elder');
    await screen.findByRole('region', OFFER);
    await user.click(screen.getByRole('switch', { name: '长辈版' }));
    await user.click(screen.getByRole('switch', { name: '长辈版' }));
    expect(isElderMode()).toBe(false);
    expect(screen.queryByRole('region', OFFER)).toBeNull();
  });
});

test('a trial whose time to be activated is over is not to be activated any longer', async () => {
  const now = serverNow();
  const plan = { planId: 'trial', planName: '7 天体验', days: 7, amountCents: 990 };
  const reserve = { slot: '2026-10-30', usableFrom: now - 1000, reserveExpireAt: now + 6000, code: 'TY07' };
  openOrder({ userId: 'U1001', type: 'trial_reserve', status: 'reserved', ...plan, reserve }, now);
  openAs('newcomer');
  expect(await screen.findByText(/前激活/)).toBeVisible();
  expect(await screen.findByText('开通会员卡，兑换更优惠', {}, { timeout: 15_000 })).toBeVisible();
}, 30_000);

test('a prize whose time to be claimed is over is counted no longer', async () => {
  // By then all of the server's areas have brought their prizes.
  whenAsked(getUserHome.path, () => {
    const row = rewards().rows.find(({ name }) => name === '乌龙茶礼盒');
    if (row) row.claimBefore = serverNow() + 1200;
  });
  signInAs('member');
  open();
  expect(await screen.findByText('不到 1 小时')).toBeVisible();
  expect(await screen.findByText('1 件待填写', {}, { timeout: 4000 })).toBeVisible();
});
