import { act, renderHook } from '@testing-library/react';
import { failNext, resetMock } from '@/testing/fakeServer';
import useActivityModel from './activity';

beforeEach(() => resetMock());

// Source: spec §4, §8.
test('starts empty, and code 0 sets the list to the data', async () => {
  const { result } = renderHook(() => useActivityModel());
  expect(result.current.activities).toEqual([]);
  await act(() => result.current.loadActivities());
  expect(result.current.activities.length).toBeGreaterThan(0);
});

test.each(['business', '500', 'malformed', 'empty'])('answer "%s" leaves it empty, without a message', async (kind) => {
  const { result } = renderHook(() => useActivityModel());
  await act(() => result.current.loadActivities());
  failNext('/api/demo', kind, 1);
  await act(() => result.current.loadActivities());
  expect(result.current.activities).toEqual([]);
  expect(document.body).toHaveTextContent(/^$/);
});
