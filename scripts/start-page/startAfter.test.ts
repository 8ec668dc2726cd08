import { waitFor } from '@testing-library/react';
import { afterFrame } from '@/shared/lib/afterFrame';
import { startAfter } from './startAfter';

const cover = (isPainted: boolean) => ({ isPainted, remove() {} });

test.each([undefined, cover(false)])('the app starts at once where no goods stand in the cover', (given) => {
  const start = jest.fn();
  startAfter(given)(start);
  expect(start).toHaveBeenCalled();
});

test('goods of the last visit are drawn before the app starts', async () => {
  const start = jest.fn();
  startAfter(cover(true))(start);
  await afterFrame();
  expect(start).not.toHaveBeenCalled();
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
});

test('what throws at that start is an error of the page', async () => {
  const listen = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', listen, { once: true });
  startAfter(cover(true))(() => {
    throw new Error('no start');
  });
  await waitFor(() => expect(listen.mock.calls.map(([{ message }]) => message)).toEqual(['no start']));
});
