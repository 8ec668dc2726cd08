import { act, renderHook } from '@testing-library/react';
import { useReadingTime } from './useReadingTime';

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

function read(key: string | undefined) {
  return renderHook((props: { key: string | undefined }) => useReadingTime(props.key, 5), { initialProps: { key } });
}

it('counts from the moment that the text is shown', async () => {
  const { result, rerender } = read(undefined);
  await pass(3);
  expect(result.current).toBe(5);
  rerender({ key: 'v1' });
  await pass(2);
  expect(result.current).toBe(3);
  await pass(9);
  expect(result.current).toBe(0);
});

it('does not count while the page is out of sight', async () => {
  const { result } = read('v1');
  await pass(1);
  visibility = 'hidden';
  await pass(30);
  expect(result.current).toBe(4);
  visibility = 'visible';
  await pass(1);
  expect(result.current).toBe(3);
});

it('counts anew for another wording, also after the first was read', async () => {
  const { result, rerender } = read('v1');
  await pass(5);
  expect(result.current).toBe(0);
  rerender({ key: 'v2' });
  expect(result.current).toBe(5);
  await pass(1);
  expect(result.current).toBe(4);
});
