import { act, renderHook } from '@testing-library/react';
import { useLock } from './useLock';

const comeBack = () => {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: true });
  act(() => void window.dispatchEvent(event));
};

test('what the browser has kept with the page and ends late takes the lock from nobody', async () => {
  const { result } = renderHook(() => useLock());
  const ends: Array<() => void> = [];
  const begin = () => result.current.run(() => new Promise<void>((resolve) => ends.push(resolve)));
  let first: Promise<void> | undefined;
  act(() => {
    first = begin();
  });
  comeBack();
  expect(result.current.isBusy).toBe(false);
  act(() => void begin());
  await act(async () => {
    ends[0]?.();
    await first;
  });
  expect(result.current.isBusy).toBe(true);
  expect(begin()).toBeUndefined();
});
