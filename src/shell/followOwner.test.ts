import { act, screen } from '@testing-library/react';
import { history } from 'umi';
import { endSession } from '@/session/changeSession';
import { isSignedIn, noteSessionOver, readLoginInfo } from '@/session/loginInfo';
import { announceSession } from '@/session/subscribeSession';
import { phoneNotes } from '@/shared/lib/deviceStorage';
import { signInAs } from '@/testing/fakeServer';
import { followOwner } from './followOwner';

const MINUTE_MS = 60_000;

async function comeBackFrozen(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await new Promise((resolve) => setTimeout(resolve, 150));
  });
}

/** Another tab has ended the session at this moment, epoch ms. */
function leaveElsewhere(atMs: number): void {
  phoneNotes.remove('owner');
  phoneNotes.write('leftAt', String(atMs));
}

beforeAll(() => {
  // The oldest phones do not know when their page began.
  Object.defineProperty(performance, 'timeOrigin', { value: undefined, configurable: true });
  followOwner();
});
beforeEach(() => signInAs('member'));
afterEach(endSession);

test('a page that was frozen while another tab signed out becomes a guest’s, on old phones too', async () => {
  leaveElsewhere(Date.now());
  await comeBackFrozen();
  expect(isSignedIn()).toBe(false);
});

test('who signed out before the page began has nothing to do with it', async () => {
  leaveElsewhere(Date.now() - performance.now() - MINUTE_MS);
  await comeBackFrozen();
  expect(isSignedIn()).toBe(true);
});

test('a session that the server has ended is none that the phone has lost', async () => {
  noteSessionOver();
  announceSession();
  await comeBackFrozen();
  expect(screen.queryByText(/登录状态被手机清掉了/)).not.toBeInTheDocument();
  // Another tab has signed out: this one keeps nothing of the member either.
  leaveElsewhere(Date.now());
  await comeBackFrozen();
  expect(readLoginInfo().userId).toBe('');
});

test('a phone that has emptied its storage under the page: the next step is a guest’s, and it is said', async () => {
  sessionStorage.clear();
  await act(async () => history.push('/comment'));
  expect(screen.getByText('登录状态被手机清掉了，请重新登录')).toBeInTheDocument();
});
