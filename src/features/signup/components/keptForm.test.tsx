import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ask } from '@/testing/ask';
import { failNext, lastCallTo, signInAs } from '@/testing/fakeServer';
import { AT, openSignup } from '@/testing/signupForm';
import { CODE, registerTestSignup } from '../../../../mock/_server/signup/testKit';

const SUBMIT = '/api/miniapp/campaign/join/submit';

const open = (query?: string) => openSignup('talk', query);
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => registerTestSignup());

test('a draft is there again, says so, and can be cleared', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: '现场' }));
  await userEvent.type(screen.getByRole('textbox', { name: /备注/ }), '坐前排');
  unmount();
  open();
  expect(await screen.findByText('已恢复上次填写')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /备注/ })).toHaveValue('坐前排');
  await tap(/清\s*空/);
  expect(screen.getByRole('textbox', { name: /备注/ })).toHaveValue('');
});

test('who comes back from the consent is not told that the form is restored', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: '现场' }));
  unmount();
  open();
  await screen.findByText('已恢复上次填写');
  // As the screen of the consent does it, once the form stands there again.
  act(() => {
    window.history.replaceState(null, '', `#${AT}?consentId=CS1`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.queryByText('已恢复上次填写')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '现场', pressed: true })).toBeVisible();
});

test('what was handed in is kept no longer, also when its answer was lost', async () => {
  signInAs('newcomer');
  open();
  await userEvent.click(await screen.findByRole('button', { name: '线上' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /服务协议/ }));
  failNext(SUBMIT, 'lost');
  await tap('立即报名');
  await tap('取消报名');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '取消报名' }));
  expect(await screen.findByRole('checkbox', { name: /服务协议/ })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: '线上', pressed: true })).not.toBeInTheDocument();
  // It has gone before the next test looks for its words.
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test.each(['edit', 'code'])(
  'a panel (%s) that was about a former sign-up does not open over the next one',
  async (step) => {
    signInAs('newcomer');
    const { location } = open(`?step=${step}`);
    await userEvent.click(await screen.findByRole('button', { name: '线上' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /服务协议/ }));
    await tap('立即报名');
    expect(await screen.findByRole('heading', { name: '我的报名' })).toBeVisible();
    expect(screen.getByRole('button', { name: '取消报名' })).toBeVisible();
    await waitFor(() => expect(location()).toBe(AT));
  },
);

test('who comes back to a change that is still on its way finds it once it is saved, and cannot set it back', async () => {
  signInAs('newcomer');
  const { data } = await ask<{ joinId: string }>(
    `POST ${SUBMIT}`,
    { code: CODE, packageId: 'talk', answers: [{ key: 'way', value: '现场' }], note: '坐前排', agrees: true },
    { as: 'newcomer' },
  );
  open();
  await tap(/修改报名/);
  const note = () => screen.findByRole('textbox', { name: /备注/ });
  await userEvent.clear(await note());
  await userEvent.type(await note(), '坐轮椅来');
  failNext(SUBMIT, 'slow:300');
  await tap('保存修改');
  await tap('返回');
  await tap(/修改报名/);
  expect(await note()).toHaveValue('坐前排');
  await waitFor(async () => expect(await note()).toHaveValue('坐轮椅来'));
  await userEvent.click(screen.getByRole('button', { name: '线上' }));
  await tap('保存修改');
  expect(await screen.findByText('已修改')).toBeVisible();
  expect(lastCallTo(SUBMIT)?.body).toMatchObject({ joinId: data.joinId, note: '坐轮椅来' });
});
