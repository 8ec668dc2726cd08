import { act, render, screen } from '@testing-library/react';
import { resetServerClock, syncServerClock } from '@/shared/lib/serverClock';
import { CountDown } from './CountDown';

const NOW = Date.parse('2026-11-21T10:00:00+08:00');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

afterEach(() => {
  jest.useRealTimers();
  resetServerClock();
});

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

test('counts down second by second and says minutes to readers', () => {
  render(<CountDown endAt={NOW + 766_000} variant="text" />);
  expect(screen.getByRole('timer', { name: '12 分' })).toHaveTextContent('12:46');
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('12:45');
  pass(44_000);
  expect(screen.getByRole('timer', { name: '12 分' })).toHaveTextContent('12:01');
});

test('shows days, hours, minutes and seconds in boxes', () => {
  render(<CountDown endAt={NOW + 2 * 86_400_000 + 12_401_000} />);
  expect(screen.getByRole('timer', { name: '2 天 3 小时 26 分' })).toHaveTextContent('2天03:26:41');
});

test('has no box for days when none is left', () => {
  render(<CountDown endAt={NOW + 12_401_000} />);
  expect(screen.getByRole('timer', { name: '3 小时 26 分' })).toHaveTextContent(/^03:26:41$/);
});

test('follows the clock of the server, not that of the phone', () => {
  syncServerClock(NOW + 600_000);
  render(<CountDown endAt={NOW + 766_000} variant="text" />);
  expect(screen.getByRole('timer')).toHaveTextContent('02:46');
});

test('tells the end once', () => {
  const onEnd = jest.fn();
  render(<CountDown endAt={NOW + 2500} variant="text" onEnd={onEnd} />);
  pass(2499);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('timer', { name: '已到时间' })).toHaveTextContent('00:00');
  pass(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('an end that passed while its answer was on the way is told once', () => {
  const onEnd = jest.fn();
  render(<CountDown endAt={NOW - 900} onEnd={onEnd} />);
  pass(5000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('an end that is over for long is not told', () => {
  const onEnd = jest.fn();
  render(<CountDown endAt={NOW - 60_000} onEnd={onEnd} />);
  pass(5000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('is right at once when the page becomes visible after a sleep', () => {
  const onEnd = jest.fn();
  render(<CountDown endAt={NOW + 60_000} variant="text" onEnd={onEnd} />);
  // The phone slept: its clock went on, its timers did not.
  jest.setSystemTime(NOW + 45_000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('timer')).toHaveTextContent('00:15');
  jest.setSystemTime(NOW + 61_000);
  act(() => {
    window.dispatchEvent(new Event('pageshow'));
  });
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('goes on when the clock by which it was over is put right, and tells its end anew', () => {
  const onEnd = jest.fn();
  render(<CountDown endAt={NOW + 2000} variant="text" onEnd={onEnd} />);
  pass(2000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  syncServerClock(NOW - 68_000);
  pass(10_000);
  expect(screen.getByRole('timer', { name: '1 分' })).toHaveTextContent('01:00');
  pass(60_000);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  expect(onEnd).toHaveBeenCalledTimes(2);
});

test('takes a new end over', () => {
  const { rerender } = render(<CountDown endAt={NOW + 10_000} variant="text" />);
  rerender(<CountDown endAt={NOW + 70_000} variant="text" />);
  expect(screen.getByRole('timer')).toHaveTextContent('01:10');
});

test('leaves no timer behind', () => {
  const { unmount } = render(<CountDown endAt={NOW + 10_000} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
