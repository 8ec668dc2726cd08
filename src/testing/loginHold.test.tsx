import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemberScreen } from '@/features/account/screens/MemberScreen';
import { AddressScreen } from '@/features/address/screens/AddressScreen';
import { addComment } from '@/features/comment/contract';
import { CommentScreen } from '@/features/comment/screens/CommentScreen';
import { OrderListScreen } from '@/features/order/screens/OrderListScreen';
import { PayingScreen } from '@/features/payment/screens/PayingScreen';
import { RewardDetailScreen } from '@/features/reward/screens/RewardDetailScreen';
import { EquityDayScreen } from '@/features/rights/screens/EquityDayScreen';
import { endSession, saveLoginInfo } from '@/session/changeSession';
import { readLoginInfo } from '@/session/loginInfo';
import { holdAutomaticLogin } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { hideMessage } from '@/shared/ui/toast/toast';
import { sayNotDone } from '@/shell/sayNotDone';
import { callsTo, failNext, signInAs } from './fakeServer';
import { again, pass, standStill } from './loginHoldKit';
import { renderScreen } from './renderScreen';

/*
 * The helper holds an answer "not signed in" back for ten seconds; the member is told meanwhile, and gets a way on within
 * twelve seconds of the start, whatever became of the redirect.
 */
const SCREENS = [
  ['/paying?orderNo=G1&biz=goods', <PayingScreen key="paying" />],
  ['/schedule/points-mall/order-list', <OrderListScreen key="orders" />],
  ['/schedule/reward-detail?rightId=1&rewardId=RW1001', <RewardDetailScreen key="reward" />],
  ['/schedule/address', <AddressScreen key="address" />],
  ['/equity-day', <EquityDayScreen key="day" />],
] as const;

const REDIRECTS: ReadonlyArray<readonly [string, () => void]> = [
  ['leaves the page', () => undefined],
  ['was given up with the back key', holdAutomaticLogin],
  ['has looped', () => sessionStorage.setItem('loginRedirects', [3, 2, 1].map((ago) => Date.now() - ago * 100).join())],
];

standStill();

describe.each(REDIRECTS)('a redirect that %s', (_, prepare) => {
  test.each(SCREENS)('%s: 正在登录… at once, 重新登录 within 12 s', async (at, element) => {
    signInAs('member');
    prepare();
    failNext('*', 'unauthorized', -1);
    renderScreen(element, { at });
    await pass(400);
    expect(screen.getAllByText('正在登录…').length).toBeGreaterThan(0);
    expect(again()).not.toBeInTheDocument();
    await pass(11_600);
    expect(again()).toBeInTheDocument();
  });
});

async function breakOffWrite() {
  signInAs('member');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderScreen(<AddressScreen />, { at: '/schedule/address' });
  await pass(400);
  failNext('/api/miniapp/address/default', 'unauthorized', -1);
  const [makeDefault] = screen.getAllByRole('button', { name: /设为默认/ });
  await user.click(makeDefault as HTMLElement);
  await pass(100);
  return user;
}

test('a write that meets it says so at once, and offers the login afterwards', async () => {
  await breakOffWrite();
  expect(screen.getByText('正在登录…')).toBeInTheDocument();
  await pass(10_100);
  expect(again()).toBeInTheDocument();
});

const NOT_DONE = '刚才的操作没有办理，请再试一次';

test('who comes back from the login hears once that the write was not done', async () => {
  await breakOffWrite();
  saveLoginInfo({ ...readLoginInfo(), login_access_token: 'a newer token' });
  act(sayNotDone);
  await pass(100);
  expect(screen.getByText(NOT_DONE)).toBeInTheDocument();
  act(hideMessage);
  await pass(1_000);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await pass(100);
  expect(screen.queryByText(NOT_DONE)).not.toBeInTheDocument();
});

test.each([
  ['another member', () => saveLoginInfo({ login_access_token: 'of another', userId: 'U-other' })],
  ['a guest', endSession],
  ['who comes after ten minutes', () => jest.setSystemTime(Date.now() + 600_000)],
])('%s hears nothing of it', async (_, change) => {
  await breakOffWrite();
  act(hideMessage);
  act(change);
  act(sayNotDone);
  await pass(100);
  expect(screen.queryByText(NOT_DONE)).not.toBeInTheDocument();
});

test.each([
  ['leaves the page', () => undefined],
  ['was given up with the back key', holdAutomaticLogin],
])(
  'a comment that meets it says so at once, keeps the words and offers the login: the redirect %s',
  async (_, prepare) => {
    signInAs('member');
    prepare();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderScreen(<CommentScreen />, { at: '/comment' });
    await pass(400);
    await user.type(screen.getByRole('textbox', { name: '写评论' }), '谢谢护士');
    failNext(addComment.path, 'unauthorized', -1);
    await user.click(screen.getByRole('button', { name: '发布' }));
    await pass(100);
    expect(screen.getByText('正在登录…')).toBeInTheDocument();
    await pass(10_100);
    expect(again()).toBeInTheDocument();
    expect(screen.queryByText('请先登录')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '写评论' })).toHaveValue('谢谢护士');
  },
);

test('a like that meets it is taken back and offers the login, without leaving the page', async () => {
  signInAs('member');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderScreen(<CommentScreen />, { at: '/comment' });
  await pass(400);
  failNext('*', 'unauthorized', -1);
  const [like] = screen.getAllByRole('button', { name: /^点赞/ });
  await user.click(like as HTMLElement);
  await pass(100);
  expect(addressBar.leave).not.toHaveBeenCalled();
  expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(again()).toBeInTheDocument();
});

test('what goes on in the background starts no login', async () => {
  signInAs('member');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderScreen(<MemberScreen />, { at: '/schedule/member' });
  await pass(400);
  failNext('*', 'unauthorized', -1);
  await user.click(screen.getByRole('switch', { name: '长辈版' }));
  await pass(400);
  expect(callsTo('/api/miniapp/user/setting/save')).toBe(1);
  expect(addressBar.leave).not.toHaveBeenCalled();
});
