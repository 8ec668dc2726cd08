import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showLongMessage } from '@/shared/ui/toast/toast';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo, serverClock, signInAs, whenAsked } from '@/testing/fakeServer';
import { openSignup } from '@/testing/signupForm';
import { registerTestSignup } from '../../../../mock/_server/signup/testKit';
import { serverNow, serverState } from '../../../../mock/_server/state';

const SUBMIT = '/api/miniapp/campaign/join/submit';
const MINE = '/api/miniapp/campaign/join/mine';

const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));

async function agreeToHealth(as: 'member' | 'newcomer') {
  const { data } = await ask<{ version: string }>('GET /api/miniapp/consent/get', { type: 'health' }, { as });
  await ask('POST /api/miniapp/consent/accept', { type: 'health', version: data.version }, { as });
}

beforeEach(() => registerTestSignup());

test('a guest sees times, price and form, and is asked for nothing of his own', async () => {
  openSignup('visit');
  await waitFor(() => expect(screen.getByText('共 2 个名额，已报 0 个')).toBeVisible());
  expect(screen.getAllByRole('radio')).not.toHaveLength(0);
  expect(screen.getByText('联系人和手机号，登录后自动填好')).toBeVisible();
  expect(callsTo('/api/miniapp/campaign/join/mine')).toBe(0);
});

test('a service that costs nothing says so where others say their price, and asks for no sum', async () => {
  registerTestSignup({ feeCents: 0 });
  openSignup('visit');
  expect(await screen.findByText('免费')).toBeVisible();
  expect(screen.getAllByText('服务费')).toHaveLength(1);
  expect(screen.queryByText('应付')).not.toBeInTheDocument();
});

test('what is missing stands at its place and in a summary, and the first gets the focus', async () => {
  signInAs('newcomer');
  openSignup('visit');
  await tap('立即报名');
  expect(await screen.findByText('还有 4 处要填：时间，上门地址，服务协议，健康信息处理说明')).toBeVisible();
  expect(screen.getByText('还没有选上门地址，护士需要知道去哪里')).toBeVisible();
  expect(screen.getByText('还没有选时间').closest('section')).toHaveTextContent('选上门时间');
  expect(screen.getByRole('button', { name: /周/, pressed: true })).toHaveFocus();
  expect(callsTo(SUBMIT)).toBe(0);
});

test('where the first day is full the focus comes to the day that is shown', async () => {
  signInAs('newcomer');
  const at = (days: number) => ({ start: serverNow() + days * 864e5, end: serverNow() + days * 864e5 + 1 });
  registerTestSignup({
    slots: [
      { id: 'full', ...at(2), total: 1, taken: 1 },
      { id: 'free', ...at(4), total: 1, taken: 0 },
    ],
  });
  openSignup('visit');
  await tap('立即报名');
  expect(await screen.findByText('还没有选时间')).toBeVisible();
  expect(screen.getByRole('button', { name: /剩 1$/ })).toHaveFocus();
});

test('a member signs up once and is led to the cashier with what he has chosen', async () => {
  signInAs('member');
  await agreeToHealth('member');
  const { location } = openSignup('visit');
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await tick(/服务协议/);
  expect(screen.getByRole('button', { name: /^浙江省 杭州市 西湖区 文三路/ })).toBeVisible();
  const button = await screen.findByRole('button', { name: '立即报名' });
  await userEvent.dblClick(button);
  await waitFor(() => expect(location()).toMatch(/^\/paying\?orderNo=C\d+&biz=campaign&from=meeting$/));
  expect(callsTo(SUBMIT)).toBe(1);
  expect(lastCallTo(SUBMIT)?.body).toMatchObject({ slotId: 'am', addressId: 'A1', payAmount: 9900, agrees: true });
});

test.each(['button', 'checkbox'] as const)(
  'a consent that was given leads to where it is taken back, by its %s',
  async (role) => {
    signInAs('member');
    await agreeToHealth('member');
    const { location } = openSignup('visit');
    await userEvent.click(await screen.findByRole(role, { name: /健康信息处理说明/ }));
    expect(location()).toBe('/schedule/notice-before?tab=records');
  },
);

test('nothing is called done before it is paid, and nothing undone that is done by now', async () => {
  signInAs('member');
  await agreeToHealth('member');
  const { location } = openSignup('visit');
  showLongMessage('刚才的操作没有办理，请再试一次');
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await tick(/服务协议/);
  await tap('立即报名');
  await waitFor(() => expect(location()).toMatch(/^\/paying/));
  expect(screen.queryByText('报名成功')).not.toBeInTheDocument();
  expect(screen.queryByText('刚才的操作没有办理，请再试一次')).not.toBeInTheDocument();
});

test('an address to which nobody comes says so at once, and keeps the form from being handed in', async () => {
  registerTestSignup({ area: { name: '杭州主城区', codes: ['330106'] } });
  signInAs('lapsed');
  openSignup('visit');
  expect(await screen.findByRole('alert')).toHaveTextContent('只能上门到杭州主城区，请换一个地址');
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await tick(/服务协议/);
  await tap('立即报名');
  expect(await screen.findByText(/处要填：上门地址/)).toBeVisible();
  expect(callsTo(SUBMIT)).toBe(0);
});

test('a refusal that names a field stands there', async () => {
  signInAs('member');
  await agreeToHealth('member');
  openSignup('visit');
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await tick(/服务协议/);
  // What the form did not know when it was filled in.
  registerTestSignup({ area: { name: '杭州主城区', codes: ['330102'] } });
  await tap('立即报名');
  expect(await screen.findByRole('alert')).toHaveTextContent('只能上门到杭州主城区，请换一个地址');
  expect(await screen.findByText('还有 1 处要填：上门地址')).toBeVisible();
  expect(callsTo(SUBMIT)).toBe(1);
});

test('the focus comes to the sign-up that takes the place of the form', async () => {
  signInAs('newcomer');
  openSignup('talk');
  await userEvent.click(await screen.findByRole('button', { name: '线上' }));
  await tick(/服务协议/);
  await tap('立即报名');
  expect(await screen.findByRole('heading', { name: '我的报名' })).toHaveFocus();
});

test('a time that is taken and a sum that changes meanwhile leave the form, and another time can be chosen', async () => {
  signInAs('member');
  await agreeToHealth('member');
  openSignup('visit');
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await userEvent.type(screen.getByRole('textbox', { name: /备注/ }), '请多敲几下门');
  await tick(/服务协议/);
  failNext(SUBMIT, 'business:2003');
  await tap('立即报名');
  await waitFor(() => expect(callsTo(SUBMIT)).toBe(1));
  expect(await screen.findByText(/还有 1 处要填：时间/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /备注/ })).toHaveValue('请多敲几下门');
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  failNext(SUBMIT, 'business:2007');
  await tap('立即报名');
  expect(await screen.findByText('费用有变化，请核对后再提交')).toBeVisible();
  await tap('立即报名');
  await waitFor(() => expect(callsTo(SUBMIT)).toBe(3));
});

test('who is under age needs somebody who answers for him', async () => {
  signInAs('member');
  openSignup('visit');
  await tick(/未满 18 周岁/);
  expect(screen.getByRole('textbox', { name: '监护人' })).toBeVisible();
  await tap('立即报名');
  expect(await screen.findByText('请填写监护人的姓名')).toBeVisible();
});

test('a free sign-up shows its number, is changed until the deadline, and cancelled with what comes back', async () => {
  signInAs('newcomer');
  openSignup('talk');
  await userEvent.click(await screen.findByRole('button', { name: '线上' }));
  await tick(/服务协议/);
  await tap('立即报名');
  expect(await screen.findByText(/^HL\d+$/)).toBeVisible();
  await tap(/修改报名/);
  await userEvent.click(await screen.findByRole('button', { name: '现场' }));
  await tap('保存修改');
  await screen.findByRole('button', { name: /修改报名/ });
  expect(screen.getByText('现场')).toBeVisible();
  await tap('取消报名');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('没有扣过款，名额会放给下一位。')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: '取消报名' }));
  expect(await screen.findByRole('button', { name: '立即报名' })).toBeVisible();
});

test('before it opens the button says so and does nothing', async () => {
  registerTestSignup({ opensAt: serverNow() + 86_400_000 });
  openSignup('visit');
  expect(await screen.findByRole('button', { name: /未开始/ })).toBeDisabled();
});

test.each(['member', 'guest'] as const)(
  'when it is over a %s reads when it ended and finds a way on, no form',
  async (who) => {
    serverClock.set(Date.parse('2026-11-25T10:00:00+08:00'));
    registerTestSignup({ deadline: Date.parse('2026-11-22T00:00:00+08:00') });
    if (who === 'member') signInAs(who);
    openSignup('visit');
    expect(await screen.findByRole('heading', { name: '报名已结束' })).toBeVisible();
    expect(document.body).toHaveTextContent('报名已于 11 月 21 日结束');
    const way = who === 'member' ? ['link', '看订单'] : ['button', '登录看我的报名'];
    expect(screen.getByRole(way[0] ?? '', { name: way[1] ?? '' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/应付|个名额/)).not.toBeInTheDocument();
  },
);

test('a form that is half filled in when sign-ups are closed gives way to the end at the next tap', async () => {
  signInAs('newcomer');
  openSignup('visit');
  await screen.findByRole('button', { name: '立即报名' });
  registerTestSignup({ deadline: serverNow() - 1 });
  await tap('立即报名');
  expect(await screen.findByRole('heading', { name: '报名已结束' })).toBeVisible();
  expect(screen.queryByText(/处要填/)).not.toBeInTheDocument();
  expect(callsTo(SUBMIT)).toBe(0);
});

test('sign-ups open and end on the screen at their moment, without a tap', async () => {
  whenAsked('/api/miniapp/campaign/join/config', () =>
    registerTestSignup({ opensAt: serverNow() + 700, deadline: serverNow() + 1600 }),
  );
  openSignup('visit');
  expect(await screen.findByRole('button', { name: /未开始/ })).toBeDisabled();
  expect(await screen.findByRole('button', { name: '立即报名' })).toBeEnabled();
  expect(await screen.findByRole('heading', { name: '报名已结束' })).toBeVisible();
});

test('when all is full one waits in a line and reads where one stands', async () => {
  registerTestSignup({
    slots: [{ id: 'am', start: serverNow() + 4e8, end: serverNow() + 4e8 + 1, total: 1, taken: 1 }],
  });
  signInAs('member');
  await agreeToHealth('member');
  openSignup('visit');
  await userEvent.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  await tick(/服务协议/);
  // Nothing is paid now.
  expect(screen.getAllByText('补上后付')).toHaveLength(2);
  expect(screen.queryByText('应付')).not.toBeInTheDocument();
  await tap('已满，候补');
  expect(await screen.findByText('下一位就是您')).toBeVisible();
  expect(screen.getByRole('button', { name: '退出候补' })).toHaveClass('outline');
});

test('terms are read in the place of the form', async () => {
  openSignup('visit', '?step=terms');
  expect(await screen.findByRole('article')).toBeVisible();
});

test('a word in the address that names no panel opens none', async () => {
  openSignup('visit', '?step=constructor');
  expect(await screen.findByRole('button', { name: '立即报名' })).toBeVisible();
});

test('while it is not known whether the member has signed up there is no form, but another try', async () => {
  signInAs('member');
  failNext(MINE, 'drop', -1);
  openSignup('talk');
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  serverState().faults.length = 0;
  await tap('重试');
  expect(await screen.findByRole('button', { name: '立即报名' })).toBeVisible();
});
