import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressScreen } from '@/features/address/screens/AddressScreen';
import { addComment } from '@/features/comment/contract';
import { CommentScreen } from '@/features/comment/screens/CommentScreen';
import { CourseExchangeScreen } from '@/features/course/screens/CourseExchangeScreen';
import { uploadImage } from '@/features/upload/contract';
import { usePhotos } from '@/features/upload/usePhotos';
import { forgetLoginStart } from '@/session/startLogin';
import { isLoadingShown } from '@/shared/lib/loading';
import { failNext, loseSession, signInAs } from './fakeServer';
import { again, pass, standStill } from './loginHoldKit';
import { renderScreen } from './renderScreen';

/*
 * The member has left for the login, is signed in, and goes back to the page that he had left: the browser has kept it as
 * it was, with an answer that is still held back.
 */

standStill();

function comeBackSignedIn(): void {
  act(() => {
    signInAs('member');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    forgetLoginStart();
  });
}

test.each([
  ['/schedule/address', <AddressScreen key="address" />, '杏林苑'],
  ['/course-exchange?step=records', <CourseExchangeScreen key="records" />, '兑换'],
])('%s: what was refused is asked for again at once', async (at, element, words) => {
  signInAs('member');
  loseSession();
  renderScreen(element, { at });
  await pass(400);
  expect(screen.getAllByText('正在登录…').length).toBeGreaterThan(0);
  comeBackSignedIn();
  await pass(1_000);
  expect(screen.queryByText('正在登录…')).not.toBeInTheDocument();
  await pass(11_000);
  expect(again()).not.toBeInTheDocument();
  expect(document.body.textContent).toContain(words);
});

test('a comment that was broken off asks for no login any more', async () => {
  signInAs('member');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderScreen(<CommentScreen />, { at: '/comment' });
  await pass(400);
  await user.type(screen.getByRole('textbox', { name: '写评论' }), '谢谢护士');
  failNext(addComment.path, 'unauthorized', 1);
  await user.click(screen.getByRole('button', { name: '发布' }));
  await pass(100);
  expect(isLoadingShown()).toBe(true);
  comeBackSignedIn();
  await pass(100);
  expect(isLoadingShown()).toBe(false);
  await pass(12_000);
  expect(again()).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '写评论' })).toHaveValue('谢谢护士');
});

test('nor does a photo, which can be sent again', async () => {
  signInAs('member');
  const { result } = renderHook(() => usePhotos(3, () => Promise.resolve('data:image/png;base64,iVBORw0KGgo=')));
  failNext(uploadImage.path, 'unauthorized', 1);
  act(() => result.current.add([new File(['x'], 'wound.png', { type: 'image/png' })]));
  await pass(100);
  comeBackSignedIn();
  await pass(12_000);
  expect(again()).not.toBeInTheDocument();
  expect(result.current.photos).toMatchObject([{ status: 'failed', canRetry: true }]);
});
