import { act, screen, waitFor, within } from '@testing-library/react';
import { callsTo, failNext } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { comments } from '../../../../mock/_server/comment/store';
import { likeComment } from '../boardContract';

const like = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('button', { name: /^点赞/ });
const likedBy = () => comments().rows.filter((row) => row.likedBy.has('U1002')).length;

/** Holds the next call back on its way to the server, as a weak network does. Returns what lets it go. */
function holdNextCall(): () => Promise<void> {
  const { fetch } = window;
  let release: (value?: unknown) => void = () => undefined;
  const late = new Promise((resolve) => {
    release = resolve;
  });
  const held = jest.spyOn(window, 'fetch').mockImplementationOnce(async (...sent) => {
    await late;
    return fetch(...sent);
  });
  return async () => {
    await act(async () => release());
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    held.mockRestore();
  };
}

test('a like that comes to the server after its taking back would stay: the taking back goes after it', async () => {
  const { user } = openedAs('member', '/comment');
  const [row] = await screen.findAllByRole('article');
  const before = like(row).textContent ?? '';
  const likes = likedBy();
  const letGo = holdNextCall();
  await user.click(like(row));
  await user.click(like(row));
  expect(like(row)).toHaveAttribute('aria-pressed', 'false');
  await letGo();
  await waitFor(() => expect(callsTo(likeComment.path)).toBe(2));
  await waitFor(() => expect(likedBy()).toBe(likes));
  expect(like(row)).toHaveAttribute('aria-pressed', 'false');
  expect(like(row)).toHaveTextContent(before);
});

test('who likes, takes it back and likes again has liked once', async () => {
  const { user } = openedAs('member', '/comment');
  const [row] = await screen.findAllByRole('article');
  const before = Number(like(row).textContent);
  const likes = likedBy();
  const letGo = holdNextCall();
  await user.click(like(row));
  await user.click(like(row));
  await user.click(like(row));
  await letGo();
  expect(callsTo(likeComment.path)).toBe(1);
  expect(likedBy()).toBe(likes + 1);
  expect(like(row)).toHaveAttribute('aria-pressed', 'true');
  expect(like(row)).toHaveTextContent(String(before + 1));
});

test('a refused like does not stand there, however often it was tapped meanwhile', async () => {
  const { user } = openedAs('member', '/comment');
  const [row] = await screen.findAllByRole('article');
  const before = like(row).textContent ?? '';
  const likes = likedBy();
  const letGo = holdNextCall();
  failNext(likeComment.path, 'business');
  await user.click(like(row));
  await user.click(like(row));
  await user.click(like(row));
  await letGo();
  expect(likedBy()).toBe(likes);
  expect(like(row)).toHaveAttribute('aria-pressed', 'false');
  expect(like(row)).toHaveTextContent(before);
});

test('many likes are grouped, for the eye and the ear', async () => {
  const [row] = comments().rows.filter(({ topped }) => topped);
  if (row) row.likeBase = 12_345;
  openedAs('guest', '/comment');
  expect(await screen.findByRole('button', { name: '点赞，共 12,345 个' })).toHaveTextContent('12,345');
});
