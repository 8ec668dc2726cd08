import { act, renderHook, screen } from '@testing-library/react';
import { OK, pay } from './fakeCalls';
import { installFakeFetch } from './fakeFetch';
import { useSubmit } from './useSubmit';

test('what was said of a try that failed goes when the next one is done', async () => {
  installFakeFetch().answer({ status: 502, body: '' }, OK);
  const { result } = renderHook(() => useSubmit(pay));
  await act(() => result.current.submit({ num: 1 }));
  expect(await screen.findByText(/^结果确认中/)).toBeInTheDocument();
  await act(() => result.current.submit({ num: 1 }));
  expect(screen.queryByText(/^结果确认中/)).toBeNull();
});
