import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failNext, signInAs } from '@/testing/fakeServer';
import { openSignup } from '@/testing/signupForm';
import { registerTestSignup } from '../../../../mock/_server/signup/testKit';
import { serverState } from '../../../../mock/_server/state';

const MINE = '/api/miniapp/campaign/join/mine';
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => registerTestSignup());

test('a cancelled sign-up whose refresh has failed offers nothing of before, and a retry brings what is now', async () => {
  signInAs('newcomer');
  openSignup('talk');
  await tap('线上');
  await userEvent.click(await screen.findByRole('checkbox', { name: /服务协议/ }));
  await tap('立即报名');
  await tap('取消报名');
  failNext(MINE, '500', -1);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '取消报名' }));
  const again = await screen.findByRole('button', { name: '没有刷新成功，重试' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '取消报名' })).not.toBeInTheDocument());
  serverState().faults.length = 0;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: '立即报名' })).toBeVisible();
});
