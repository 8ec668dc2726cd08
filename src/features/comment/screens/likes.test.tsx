import { act, screen, waitFor, within } from '@testing-library/react';
import { callsTo } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { comments } from '../../../../mock/_server/comment/store';
import { likeComment } from '../boardContract';

test('a like whose answer comes after its taking back does not stand there again', async () => {
  const { user } = openedAs('member', '/comment');
  const [row] = await screen.findAllByRole('article');
  const like = () => within(row as HTMLElement).getByRole('button', { name: /^点赞/ });
  const before = like().textContent ?? '';
  const { fetch } = window;
  let release: (value?: unknown) => void = () => undefined;
  const late = new Promise((resolve) => {
    release = resolve;
  });
  const first = jest.spyOn(window, 'fetch').mockImplementationOnce(async (...sent) => {
    const answer = await fetch(...sent);
    await late;
    return answer;
  });
  await user.click(like());
  await user.click(like());
  await waitFor(() => expect(callsTo(likeComment.path)).toBe(2));
  await act(async () => release());
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(like()).toHaveAttribute('aria-pressed', 'false');
  expect(like()).toHaveTextContent(before);
  first.mockRestore();
});

test('many likes are grouped, for the eye and the ear', async () => {
  const [row] = comments().rows.filter(({ topped }) => topped);
  if (row) row.likeBase = 12_345;
  openedAs('guest', '/comment');
  expect(await screen.findByRole('button', { name: '点赞，共 12,345 个' })).toHaveTextContent('12,345');
});
