import { act, renderHook } from '@testing-library/react';
import { useScreenAwake } from './useScreenAwake';

/** Longer than `onPageReturn` gathers the signals of one return. */
const SETTLED_MS = 150;

let held = 0;
const request = jest.fn(async () => {
  held += 1;
  let isReleased = false;
  return {
    release: async () => {
      if (!isReleased) held -= 1;
      isReleased = true;
    },
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  held = 0;
  request.mockClear();
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

async function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(SETTLED_MS));
}

it('holds the screen while it is used and lets go afterwards', async () => {
  const { unmount } = renderHook(() => useScreenAwake());
  await act(async () => {});
  expect(request).toHaveBeenCalledWith('screen');
  expect(held).toBe(1);
  unmount();
  await act(async () => {});
  expect(held).toBe(0);
});

it('asks again when the member comes back: the phone has let go of a page that was hidden', async () => {
  const { unmount } = renderHook(() => useScreenAwake());
  await comeBack();
  expect(request).toHaveBeenCalledTimes(2);
  expect(held).toBe(1);
  unmount();
  await comeBack();
  expect(request).toHaveBeenCalledTimes(2);
  expect(held).toBe(0);
});

it('goes without where the phone refuses or cannot', async () => {
  request.mockRejectedValueOnce(new Error('low battery'));
  const { unmount } = renderHook(() => useScreenAwake());
  await act(async () => {});
  unmount();
  Reflect.deleteProperty(navigator, 'wakeLock');
  expect(() => renderHook(() => useScreenAwake()).unmount()).not.toThrow();
  await act(async () => {});
  expect(held).toBe(0);
});
