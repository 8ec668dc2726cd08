import { fireEvent, screen, waitFor } from '@testing-library/react';
import { askEarly } from '@/request/askEarly';
import { resetServerClock } from '@/shared/lib/serverClock';
import { formatDay } from '@/shared/lib/timeFormat';
import { ask } from '@/testing/ask';
import { callsTo, failNext, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { openedAs } from '@/testing/screenTest';
import { membershipOf } from '../../../../mock/_server/membership/membership';
import { DAY, serverNow, setServerNow } from '../../../../mock/_server/state';

import { keepDraft } from '../activationDraft';
import { getCardList } from '../contract';
import { ActivateMembershipScreen } from './ActivateMembershipScreen';

const CHECK = '/api/miniapp/vip/activate/check';

const AT = '/schedule/activate-membership';

async function look(code: string, cardNo = '') {
  fireEvent.change(await screen.findByRole('textbox', { name: /激活码/ }), { target: { value: code } });
  fireEvent.change(screen.getByRole('textbox', { name: /卡号/ }), { target: { value: cardNo } });
  fireEvent.click(screen.getByRole('button', { name: '查看这张卡' }));
}

test.each([
  ['XNON-0000-0000', '', /没有这张卡，请核对卡号或激活码，还可以试 4 次/],
  ['000000', '6208 1000 0000 0017', /激活码不对，还可以试 4 次/],
  ['XUSE-D5B7-2M4R', '', /已被尾号 5512 的用户激活/],
  ['XBAT-CH77-8W2E', '', /这批卡已停用/],
  ['XEND-6Y4G-9N3C', '', /激活期到 .*为止，已经过了/],
])('the code %p (card %p) is refused in its place', async (code, cardNo, words) => {
  const { location } = openedAs('newcomer', AT);
  await look(code, cardNo);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(location()).toBe('/schedule/activate-membership');
  expect(screen.getByRole('textbox', { name: /激活码/ })).toHaveValue(code.replaceAll('-', ''));
});

test('an answer that can be read in no way says that nothing was found out', async () => {
  openedAs('newcomer', AT);
  failNext(CHECK, 'wrongTypes');
  await look('X030-88FA-3C6T');
  expect(await screen.findByRole('alert')).toHaveTextContent('没有查到这个激活码的结果，请再试一次');
});

test('a message without a code is not handed in and costs no try', async () => {
  openedAs('newcomer', AT);
  fireEvent.change(await screen.findByRole('textbox', { name: /激活码/ }), { target: { value: '您好，卡片已寄出' } });
  expect(screen.getByRole('alert')).toHaveTextContent('没有认出激活码，请只填激活码');
  expect(screen.getByRole('button', { name: '查看这张卡' })).toBeDisabled();
  await look('XNON-0000-0000');
  expect(await screen.findByText(/还可以试 4 次/)).toBeVisible();
  expect(callsTo(CHECK)).toBe(1);
});

test.each(['X365-2K8M-4QPA', 'XNON-0000-0000'])(
  'the answer about %p says nothing of what was typed meanwhile',
  async (code) => {
    const { location } = openedAs('newcomer', AT);
    failNext(CHECK, 'slow:200');
    await look(code);
    fireEvent.change(screen.getByRole('textbox', { name: /激活码/ }), { target: { value: 'XOTH-ER00-0000' } });
    expect(screen.getByRole('button', { name: '提交中' })).toBeVisible();
    expect(await screen.findByRole('button', { name: '查看这张卡' })).toBeEnabled();
    expect(location()).toBe(AT);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /激活码/ })).toHaveValue('XOTHER000000');
  },
);

test('a code that was typed over the one of the link is there after a reload', async () => {
  const { location, unmount } = openedAs('newcomer', `${AT}?code=XNON-0000-0000`);
  const field = await screen.findByRole('textbox', { name: /激活码/ });
  fireEvent.change(field, { target: { value: 'X365-2K8M-4QPA' } });
  unmount();
  openedAs('newcomer', location());
  expect(await screen.findByRole('textbox', { name: /激活码/ })).toHaveValue('X3652K8M4QPA');
});

test('a permanent member is sent to his card', async () => {
  Object.assign(membershipOf('U1002') ?? {}, { isPermanent: true, expireAt: null });
  const { location } = openedAs('member', AT);
  await look('X365-2K8M-4QPA');
  expect(await screen.findByRole('alert')).toHaveTextContent('您已是永久会员');
  fireEvent.click(screen.getByRole('button', { name: '看会员卡' }));
  expect(location()).toBe('/membership-card');
});

test('five wrong codes lock, with the time that is left', async () => {
  openedAs('newcomer', AT);
  for (let times = 1; times <= 5; times += 1) {
    await look(`XNON-0000-000${times}`);
    await waitFor(() => expect(callsTo(CHECK)).toBe(times));
    await screen.findByRole('alert');
  }
  expect(await screen.findByText(/还要等/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveAccessibleName(/9 分|10 分/);
  expect(screen.getByRole('button', { name: '已暂时锁定' })).toBeDisabled();
});

test('a lock is still shown after a reload, without another try, and typing does not lift it', async () => {
  const { unmount } = openedAs('newcomer', AT);
  for (let times = 1; times <= 5; times += 1) {
    await look(`XNON-0000-000${times}`);
    await waitFor(() => expect(callsTo(CHECK)).toBe(times));
    await screen.findByRole('alert');
  }
  await screen.findByText(/还要等/);
  unmount();
  openedAs('newcomer', AT);
  expect(await screen.findByRole('alert')).toHaveTextContent(/已暂时锁定/);
  fireEvent.change(screen.getByRole('textbox', { name: /激活码/ }), { target: { value: 'X365-2K8M-4QPA' } });
  expect(screen.getByRole('button', { name: '已暂时锁定' })).toBeDisabled();
  expect(callsTo(CHECK)).toBe(5);
});

test('the terms can be read before a code is typed', async () => {
  const { location } = openedAs('newcomer', AT);
  fireEvent.click(await screen.findByRole('button', { name: '激活须知' }));
  expect(location()).toMatch(/^\/schedule\/notice-before\?type=activate&next=/);
});

test('nothing can be asked without a code', async () => {
  openedAs('newcomer', AT);
  expect(await screen.findByRole('button', { name: '请输入激活码' })).toBeDisabled();
});

test('whoever has no mobile is told the account alone', async () => {
  await ask('POST /api/__mock/noMobile', { persona: 'newcomer' });
  openedAs('newcomer', AT);
  await look('X365-2K8M-4QPA');
  expect(await screen.findByText('当前登录的账号')).toBeVisible();
});

test('two taps look once', async () => {
  openedAs('newcomer', `${AT}?code=X365-2K8M-4QPA`);
  const button = await screen.findByRole('button', { name: '查看这张卡' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: '金杏会员年卡' })).toBeVisible();
  expect(callsTo(CHECK)).toBe(1);
});

test('the next day the code is looked at anew: its end is another one', async () => {
  const asked = serverClock.now();
  const { unmount, location } = openedAs('newcomer', `${AT}?code=X365-2K8M-4QPA`);
  fireEvent.click(await screen.findByRole('button', { name: '查看这张卡' }));
  expect(await screen.findByRole('heading', { name: '金杏会员年卡' })).toBeVisible();
  unmount();
  serverClock.set(asked + DAY);
  openedAs('newcomer', location());
  fireEvent.click(await screen.findByRole('button', { name: '查看这张卡' }));
  expect(await screen.findByRole('heading', { name: '金杏会员年卡' })).toBeVisible();
  expect(callsTo(CHECK)).toBe(2);
});

test('an activation that is turned away on its way says nothing about the code: the member stays before the button', async () => {
  const { unmount, location } = openedAs('newcomer', `${AT}?code=X365-2K8M-4QPA`);
  fireEvent.click(await screen.findByRole('button', { name: '查看这张卡' }));
  expect(await screen.findByRole('heading', { name: '金杏会员年卡' })).toBeVisible();
  unmount();
  const after = openedAs('newcomer', `${location()}&consentId=N1`);
  failNext('/api/miniapp/vip/activate/submit', '404');
  fireEvent.click(await screen.findByRole('button', { name: '确认激活' }));
  expect(await screen.findByText(/CODE:404/)).toBeVisible();
  expect(after.location()).toContain('step=preview');
  expect(screen.getByRole('button', { name: '确认激活' })).toBeEnabled();

  // A refusal that comes without its reason is told in the words of the answer itself.
  const body = JSON.stringify({ code: 2012, msg: '这张卡已停用', data: {} });
  const answer = { status: 200, headers: new Headers(), text: async () => body } as Response;
  jest.spyOn(global, 'fetch').mockResolvedValueOnce(answer);
  fireEvent.click(screen.getByRole('button', { name: '确认激活' }));
  expect(await screen.findByText('这张卡已停用')).toBeVisible();
});

test('what was typed survives a reload', async () => {
  const { unmount } = openedAs('newcomer', AT);
  fireEvent.change(await screen.findByRole('textbox', { name: /激活码/ }), { target: { value: 'x365 2k8m' } });
  unmount();
  openedAs('newcomer', AT);
  expect(await screen.findByRole('textbox', { name: /激活码/ })).toHaveValue('X3652K8M');
});

test('a broken line leaves the code where it is', async () => {
  failNext(CHECK, 'drop');
  openedAs('newcomer', AT);
  await look('X365-2K8M-4QPA');
  expect(await screen.findByText('请求失败，请检查网络')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /激活码/ })).toHaveValue('X3652K8M4QPA');
});

test('a guest is asked to sign in', () => {
  openedAs('guest', `${AT}?code=X365-2K8M-4QPA`);
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
});

test('on a phone of another day the code that was looked at stays so over a reload, also when the answer is there first', async () => {
  signInAs('newcomer');
  const tomorrow = serverNow() + DAY;
  const checked = {
    cardName: '金杏会员',
    accountMasked: '136****7788',
    days: 7,
    isPermanent: false,
    newExpireAt: tomorrow,
  };
  keepDraft({ cardNo: '', code: 'X365', checked: { ...checked, day: formatDay(tomorrow) } });
  setServerNow(tomorrow);
  resetServerClock();
  const early = askEarly(`${getCardList.path}?appCode=scheduling&platform=wxWap`);
  expect(await early.answer).toBeDefined();
  renderScreen(<ActivateMembershipScreen />, { at: `${AT}?step=preview&consentId=N1` });
  expect(await screen.findByRole('button', { name: '确认激活' })).toBeVisible();
});

test('who comes back another day sees the days that are left by then, and what he has typed', async () => {
  openedAs('member', AT);
  fireEvent.change(await screen.findByLabelText('激活码'), { target: { value: 'X365' } });
  expect(screen.getByText(/还剩 117 天/)).toBeVisible();
  setServerNow(serverNow() + DAY);
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText(/还剩 116 天/)).toBeVisible();
  expect(screen.getByLabelText('激活码')).toHaveValue('X365');
});
