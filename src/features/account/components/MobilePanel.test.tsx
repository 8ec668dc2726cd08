import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { type PersonaKey, personaUser } from '../../../../mock/_server/users';
import { MemberScreen } from '../screens/MemberScreen';

const MEMBER = '/schedule/member';
const AT = `${MEMBER}?step=mobile`;
const CODE = '/api/miniapp/user/mobile/code';
const BIND = '/api/miniapp/user/mobile/bind';
const MOBILE = '13912345678';

const takeNumber = (persona: PersonaKey) => ask('POST /api/__mock/noMobile', { persona });

function open(at: string, from?: string) {
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    ...renderScreen(<MemberScreen />, { at, ...(from === undefined ? {} : { from }) }),
  };
}

async function openWithout(persona: PersonaKey = 'member', from: string | undefined = MEMBER) {
  await takeNumber(persona);
  signInAs(persona);
  const opened = open(AT, from);
  await screen.findByLabelText('手机号');
  return opened;
}

const mobileField = () => screen.getByLabelText('手机号');
const codeField = () => screen.getByLabelText('验证码');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function fill(user: ReturnType<typeof userEvent.setup>, { mobile = MOBILE, smsCode = '246810' } = {}) {
  await user.type(mobileField(), mobile);
  await user.click(button('获取验证码'));
  await waitFor(() => expect(button(/秒后再取/)).toBeDisabled());
  await user.type(codeField(), smsCode);
}

function everythingKept(): string {
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href]);
}

afterEach(() => endSession());

test('a member without a number binds one, and is back where he came from', async () => {
  await takeNumber('member');
  signInAs('member');
  const { user, location } = open(MEMBER);
  await user.click(await screen.findByRole('link', { name: '绑定手机号' }));
  expect(location()).toBe(AT);
  expect(await screen.findByRole('heading', { level: 1, name: '绑定手机号' })).toBeInTheDocument();
  await screen.findByLabelText('手机号');
  expect(mobileField()).toHaveAttribute('inputmode', 'numeric');
  expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  await fill(user, { mobile: '+86 139-1234-5678', smsCode: '246 810' });
  expect(everythingKept()).not.toMatch(/1234-?5678|246 ?810/);
  await user.dblClick(button(/^绑\s?定$/));
  expect(await screen.findByText('已绑定')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe(MEMBER));
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('139****5678'));
  expect(callsTo(BIND)).toBe(1);
  expect(lastCallTo(BIND)?.body).toMatchObject({ mobile: MOBILE, smsCode: '246810' });
  expect(everythingKept()).not.toMatch(/1391234|246810/);
});

test('until the answer is there the form does not say that no number is bound', async () => {
  signInAs('member');
  open(AT);
  expect(await screen.findByRole('heading', { level: 1, name: '我的手机号' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: '更换手机号' })).toBeInTheDocument();
});

test('the buttons say what is missing', async () => {
  const { user } = await openWithout();
  expect(button('先填手机号')).toBeDisabled();
  expect(button('请先填写手机号')).toBeDisabled();
  await user.type(mobileField(), '1391234');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('请填写 11 位手机号');
  expect(button('先填对手机号')).toBeDisabled();
  expect(button('手机号要填 11 位')).toBeDisabled();
  await user.type(mobileField(), '5678');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button('请先填写验证码')).toBeDisabled();
  await user.type(codeField(), '2468');
  expect(button('验证码要填 6 位')).toBeDisabled();
  expect(callsTo(CODE) + callsTo(BIND)).toBe(0);
});

test('a code can be asked for again after the time that the server names, for another number at once', async () => {
  const { user } = await openWithout();
  await user.type(mobileField(), MOBILE);
  await user.dblClick(button('获取验证码'));
  await waitFor(() => expect(button(/^(60|59) 秒后再取$/)).toBeDisabled());
  expect(callsTo(CODE)).toBe(1);
  await user.type(mobileField(), '{Backspace}9');
  expect(button('获取验证码')).toBeEnabled();
  await user.type(mobileField(), '{Backspace}8');
  expect(button(/秒后再取$/)).toBeDisabled();
});

test('who asks too soon waits as long as the server says', async () => {
  const { user } = await openWithout();
  await ask(`POST ${CODE}`, { mobile: MOBILE }, { as: 'member' });
  serverClock.set(serverClock.now() + 20_000);
  await user.type(mobileField(), MOBILE);
  await user.click(button('获取验证码'));
  await waitFor(() => expect(button(/^(40|39) 秒后再取$/)).toBeDisabled());
});

test('a wrong code is told at its field and can be corrected; too many lock', async () => {
  const { user, location } = await openWithout();
  await fill(user, { smsCode: '000000' });
  await user.click(button(/^绑\s?定$/));
  expect(await screen.findByText('验证码不正确，请核对，或重新获取')).toBeInTheDocument();
  expect(codeField()).toBeInvalid();
  expect(mobileField()).toHaveValue(MOBILE);
  for (let turn = 2; turn <= 6; turn += 1) {
    await user.click(button(/^绑\s?定$/));
    await waitFor(() => expect(callsTo(BIND)).toBe(turn));
    await waitFor(() => expect(screen.queryByRole('button', { name: '绑定中' })).toBeNull());
  }
  expect(await screen.findByText(/错误次数太多/)).toBeInTheDocument();
  for (const locked of screen.getAllByRole('button', { name: '已暂时锁定' })) expect(locked).toBeDisabled();
  expect(location()).toBe(AT);
});

test('a number of another account is told at the number', async () => {
  const { user } = await openWithout();
  await user.type(mobileField(), personaUser('elder').mobile);
  await user.click(button('获取验证码'));
  expect(await screen.findByText(/已绑定另一个账号/)).toBeInTheDocument();
  expect(mobileField()).toBeInvalid();
  expect(codeField()).toBeValid();
});

test('a number that was bound in another tab meanwhile is told to be bound', async () => {
  const { user } = await openWithout();
  await fill(user);
  await ask(`POST ${BIND}`, { mobile: MOBILE, smsCode: '246810' }, { as: 'member' });
  await user.click(button(/^绑\s?定$/));
  expect(await screen.findByText('这个手机号已经绑定好了，请返回查看')).toBeInTheDocument();
});

test('after a lost answer the screen tells the number, and the same tap binds nothing twice', async () => {
  const { user, location } = await openWithout();
  await fill(user);
  failNext(BIND, 'lost');
  await user.click(button(/^绑\s?定$/));
  expect(await screen.findByText(/没有收到结果，请看页面上的最新状态/)).toBeInTheDocument();
  expect(await screen.findByText('139****5678')).toBeInTheDocument();
  await user.click(button(/^绑\s?定$/));
  expect(await screen.findByText('刚才已经绑定了')).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe(MEMBER));
});

test('a lost answer to the asking: the same code is not sent twice', async () => {
  const { user } = await openWithout();
  await user.type(mobileField(), MOBILE);
  failNext(CODE, 'lost');
  await user.click(button('获取验证码'));
  expect(await screen.findByText('没有收到结果，如果没收到短信，请再取一次')).toBeInTheDocument();
  await user.click(button('获取验证码'));
  await waitFor(() => expect(button(/秒后再取/)).toBeDisabled());
});

test('who has a number changes it; entered by the address he comes to 我的', async () => {
  signInAs('member');
  const { user, location } = open(AT);
  expect(await screen.findByRole('heading', { level: 1, name: '更换手机号' })).toBeInTheDocument();
  expect(screen.getByText('138****2046')).toBeInTheDocument();
  await fill(user);
  await user.click(button(/^绑\s?定$/));
  await waitFor(() => expect(location()).toBe(MEMBER));
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('139****5678'));
});

test('without the present number the failure is told, with a way to try again', async () => {
  failNext('/api/miniapp/user/home', '500');
  signInAs('member');
  const { user } = open(AT);
  await user.click(await screen.findByRole('button', { name: /重试/ }));
  expect(await screen.findByLabelText('手机号')).toBeInTheDocument();
});

test('a guest is asked to sign in', async () => {
  open(AT);
  expect(await screen.findByText('登录后才能看到')).toBeInTheDocument();
  expect(screen.queryByLabelText('手机号')).toBeNull();
  await act(async () => {});
});
