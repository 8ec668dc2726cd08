import { act, render } from '@testing-library/react';
import { useMoment } from './useMoment';

const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const refresh = jest.fn();

interface Props {
  moments: readonly (number | null | undefined)[];
  updatedAt?: number | undefined;
  isLoading?: boolean;
}

function Reader({ moments, updatedAt, isLoading = false }: Props) {
  useMoment({ updatedAt, isLoading, refresh }, moments);
  return null;
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  refresh.mockClear();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The phone has something else to do: its clock goes on, its timers wait. */
const stall = (ms: number) => jest.setSystemTime(Date.now() + ms);

test('asks at the first of the moments, once, and at the next one after the new answer', async () => {
  const moments = [NOW + 9000, null, NOW + 2000, undefined, NOW - 5000];
  const { rerender } = render(<Reader moments={moments} updatedAt={NOW} />);
  await pass(1999);
  expect(refresh).not.toHaveBeenCalled();
  await pass(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender(<Reader moments={moments} updatedAt={Date.now() + 100} />);
  await pass(6999);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a moment that passed between the answer and its first drawing is asked about at once', async () => {
  render(<Reader moments={[NOW - 300, NOW - 200]} updatedAt={NOW - 1000} />);
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('what is drawn anew between the moment and its timer loses nothing', async () => {
  const { rerender } = render(<Reader moments={[NOW + 1000, NOW + 90_000]} updatedAt={NOW} />);
  stall(1500);
  rerender(<Reader moments={[NOW + 1000, NOW + 90_000, null]} updatedAt={NOW} />);
  await pass(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('what had passed when the answer came, or is nowhere in sight, asks for nothing', async () => {
  render(<Reader moments={[NOW - 1000, NOW, NOW + 2 ** 31]} updatedAt={NOW} />);
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('an answer that is on its way comes from after the moment; one that comes from before it does not', async () => {
  const moments = [NOW - 100];
  const { rerender } = render(<Reader moments={moments} updatedAt={NOW - 9000} isLoading />);
  await pass(3000);
  expect(refresh).not.toHaveBeenCalled();
  rerender(<Reader moments={moments} updatedAt={NOW - 200} />);
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('without a network it is asked once, and again at the next moment', async () => {
  const moments = [NOW + 1000, NOW + 60_000];
  const { rerender } = render(<Reader moments={moments} updatedAt={NOW} />);
  await pass(1000);
  for (const isLoading of [true, false]) rerender(<Reader moments={moments} updatedAt={NOW} isLoading={isLoading} />);
  await pass(58_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(refresh).toHaveBeenCalledTimes(2);
});
