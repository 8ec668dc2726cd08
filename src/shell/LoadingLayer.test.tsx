import { act, render, screen } from '@testing-library/react';
import { beginLoading } from '@/shared/lib/loading';
import { LoadingLayer } from './LoadingLayer';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function startLoading(): () => void {
  let end = () => {};
  act(() => {
    end = beginLoading();
  });
  return () => act(end);
}

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

test('appears after 300 ms and stays until the last one has ended', () => {
  render(<LoadingLayer />);
  const endFirst = startLoading();
  pass(299);
  expect(screen.queryByText('加载中')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByText('加载中')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  const endSecond = startLoading();
  endFirst();
  pass(120_000);
  expect(screen.getByText('加载中')).toBeInTheDocument();
  endSecond();
  expect(screen.queryByText('加载中')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'false');
});

test('a quick answer never shows it, and the wait starts anew each time', () => {
  render(<LoadingLayer />);
  const end = startLoading();
  pass(250);
  end();
  const endNext = startLoading();
  pass(250);
  expect(screen.queryByText('加载中')).not.toBeInTheDocument();
  endNext();
});
