import { screen, waitFor } from '@testing-library/react';
import { callsTo, failNext, lastCallTo } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { announcements } from '../../../../mock/_server/notice/announcements';
import { notices, notify } from '../../../../mock/_server/notice/store';
import { personaUser } from '../../../../mock/_server/users';
import { getNotice, readNotice, sendFeedback } from '../contract';

const AT = '/schedule/notice/explain';
const { userId } = personaUser('member');

function given(words: Partial<Parameters<typeof notify>[1]> = {}): string {
  notify(userId, { type: 'order', key: 'hello', title: '礼盒已发货', summary: '请留意来电', ...words });
  return notices().rows.find(({ key }) => key === 'hello')?.noticeId ?? '';
}

test('a notice that is opened is read, and leads to what it is about', async () => {
  const noticeId = given({ action: { text: '看这笔订单', route: '/schedule/points-mall/order-detail?orderNo=G1' } });
  openedAs('member', `${AT}?noticeId=${noticeId}`);
  expect(await screen.findByRole('heading', { name: '礼盒已发货' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看这笔订单' })).toHaveAttribute(
    'href',
    '/schedule/points-mall/order-detail?orderNo=G1',
  );
  await waitFor(() => expect(lastCallTo(readNotice.path)?.body).toMatchObject({ noticeId }));
  expect(callsTo(readNotice.path)).toBe(1);
  expect(screen.queryByRole('button', { name: '分享这份说明' })).not.toBeInTheDocument();
});

test('a way without words has some', async () => {
  const noticeId = given({ action: { text: '', route: '/equity-day' } });
  openedAs('member', `${AT}?noticeId=${noticeId}`);
  expect(await screen.findByRole('link', { name: '去看看' })).toHaveAttribute('href', '/equity-day');
});

test('a way that the app does not know is words only', async () => {
  const noticeId = given({ action: { text: '去看看', route: 'https://elsewhere.example/' } });
  openedAs('member', `${AT}?noticeId=${noticeId}`);
  expect(await screen.findByText('它说的内容现在打不开')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '去看看' })).not.toBeInTheDocument();
});

test('a campaign that is gone says so', async () => {
  const noticeId = given({ action: { text: '去看看', route: '/may' }, campaign: 'no-such' });
  openedAs('member', `${AT}?noticeId=${noticeId}`);
  expect(await screen.findByText('活动已经下线')).toBeInTheDocument();
});

test('a withdrawn notice says so and leads to the others', async () => {
  const [row] = announcements().rows;
  if (row) row.isWithdrawn = true;
  openedAs('member', `${AT}?noticeId=NA1`);
  expect(await screen.findByText('这条消息已撤回')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看我的消息' })).toHaveAttribute('href', '/schedule/notice');
});

test("another member's notice is not shown", async () => {
  const noticeId = given();
  openedAs('elder', `${AT}?noticeId=${noticeId}`);
  expect(await screen.findByText('这条消息是另一个账号的')).toBeInTheDocument();
});

test('a guest reads rules but no notices; nothing is asked for', async () => {
  const { unmount } = openedAs('guest', `${AT}?noticeId=NA1`);
  expect(screen.getByText('登录后查看这条消息')).toBeInTheDocument();
  expect(callsTo(getNotice.path)).toBe(0);
  unmount();
  openedAs('guest', `${AT}?key=visit`);
  expect(await screen.findByRole('heading', { name: '上门护理说明' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '打 120' })).toHaveAttribute('href', 'tel:120');
  expect(screen.getByRole('button', { name: '分享这份说明' })).toBeEnabled();
});

test('whether it helped is said once', async () => {
  const { user } = openedAs('guest', `${AT}?key=points`);
  await user.click(await screen.findByRole('button', { name: '没看懂' }));
  expect(await screen.findByText(/我们会改得更清楚/)).toBeInTheDocument();
  expect(lastCallTo(sendFeedback.path)?.body).toMatchObject({ key: 'points', helpful: false });
});

test('whether it helped, without an answer: what to do', async () => {
  failNext(sendFeedback.path, 'lost');
  const { user } = openedAs('guest', `${AT}?key=points`);
  await user.click(await screen.findByRole('button', { name: '帮到了' }));
  expect(await screen.findByText('没有收到结果，请再点一次')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '帮到了' }));
  expect(await screen.findByText('谢谢，已记下')).toBeInTheDocument();
});

test('an earlier wording says so and leads to the present one; its key stays', async () => {
  const { user, location } = openedAs('guest', `${AT}?key=visit&version=2.0`);
  expect(await screen.findByText(/这是以前的版本 2.0/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '看 2.1 版' }));
  expect(location()).toContain('key=visit');
  expect(location()).toContain('version=2.1');
});

test('its pictures open large by the address', async () => {
  const { user, location } = openedAs('guest', `${AT}?key=visit`);
  await user.click(await screen.findByRole('button', { name: /查看大图/ }));
  expect(location()).toContain('photo=0');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a text that is gone and an address without a number say so', async () => {
  const { unmount } = openedAs('guest', `${AT}?key=nothing`);
  expect(await screen.findByText('没有找到这份说明')).toBeInTheDocument();
  unmount();
  openedAs('guest', AT);
  expect(await screen.findByText('没有指明要看哪一条')).toBeInTheDocument();
});
