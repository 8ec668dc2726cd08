import { fireEvent, screen } from '@testing-library/react';
import { openedAs } from '@/testing/screenTest';

test('comments that stand over New Year say of which year they are', async () => {
  const { now } = Date;
  const started = now();
  let start = Date.parse('2026-12-31T23:59+08:00');
  jest.spyOn(Date, 'now').mockImplementation(() => start + now() - started);
  openedAs('guest', '/comment');
  expect((await screen.findAllByText(/^12 月 31 日 \d\d:\d\d$/)).length).toBeGreaterThan(0);
  start += 120_000;
  fireEvent(document, new Event('visibilitychange'));
  expect((await screen.findAllByText(/^2026-12-31 \d\d:\d\d$/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^12 月 31 日/)).toBeNull();
});
