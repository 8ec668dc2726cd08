import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'umi';
import { callsTo } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { getCommentDetail } from '../contract';
import { CommentScreen } from './CommentScreen';

const PATH = '/comment';
const rows = () => screen.findAllByRole('article');

/** The screen while its address is there. */
function AtItsAddress() {
  return useLocation().pathname === PATH ? <CommentScreen /> : <p>elsewhere</p>;
}

test('an address that is set from outside, as by the mini-program around the app, asks anew; going back does not', async () => {
  const asked = () => callsTo(getCommentDetail.path);
  renderScreen(<AtItsAddress />, { at: PATH });
  await rows();
  window.location.hash = '#/schedule/member';
  await screen.findByText('elsewhere');
  window.location.hash = `#${PATH}`;
  await waitFor(() => expect(asked()).toBe(2));
  await rows();
  window.location.hash = '#/schedule/member';
  await screen.findByText('elsewhere');
  window.history.back();
  await rows();
  expect(asked()).toBe(2);
});
