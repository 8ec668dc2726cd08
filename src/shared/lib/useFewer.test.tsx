import { act, renderHook } from '@testing-library/react';
import { setElderMode } from './elderMode';
import { useFewer } from './useFewer';

const SEVEN = [...'abcdefg'];

afterEach(() => setElderMode(false));

test('all of them where there is room', () => {
  const { result } = renderHook(() => useFewer(SEVEN));
  expect(result.current).toEqual({ shown: SEVEN, showAll: undefined });
});

describe('in 长辈版', () => {
  beforeEach(() => setElderMode(true));

  test('five at once, and the others when they are asked for', () => {
    const { result } = renderHook(() => useFewer(SEVEN));
    expect(result.current.shown).toEqual([...'abcde']);
    act(() => result.current.showAll?.());
    expect(result.current.shown).toEqual(SEVEN);
    expect(result.current.showAll).toBeUndefined();
  });

  test('five need no way to more', () => {
    const { result } = renderHook(() => useFewer([...'abcde'], undefined, 3));
    expect(result.current.shown).toHaveLength(5);
  });

  test('what is chosen stays in sight', () => {
    const { result } = renderHook(() => useFewer(SEVEN, (each) => each === 'f', 3));
    expect(result.current.shown).toEqual([...'abcf']);
  });
});
