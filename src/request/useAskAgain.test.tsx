import { act, renderHook, waitFor } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { changeCount } from './changes';
import { getNamedThing } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { useQuery } from './useQuery';

const broken = { status: 500, body: '' };
const named = (name: string) => ({ body: { code: 0, msg: '', data: { name } } });

let server: FakeFetch;
beforeEach(() => {
  endSession();
  server = installFakeFetch();
});

const renderParts = () => renderHook(() => ['1', '2', '3'].map((id) => useQuery(getNamedThing, { id })));

test('one that is asked for again has everything asked for that has failed, each once', async () => {
  server.answer(broken, named('there'), broken, named('a'), broken);
  const { result } = renderParts();
  const failures = () => result.current.map(({ failure }) => failure?.kind);
  await waitFor(() => expect(failures()).toEqual(['server', undefined, 'server']));
  act(() => result.current[0]?.refresh());
  await waitFor(() => expect(result.current[0]?.data?.name).toBe('a'));
  await waitFor(() => expect(failures()).toEqual([undefined, undefined, 'server']));
  expect(server.requests).toHaveLength(5);
  expect(result.current[1]?.data?.name).toBe('there');
});

test('one that fails once more leaves the others alone', async () => {
  server.answer(named('a'), named('b'), broken);
  const { result } = renderHook(() => ['1', '2'].map((id) => useQuery(getNamedThing, { id })));
  const refresh = (place: number) => act(() => result.current[place]?.refresh());
  await waitFor(() => expect(result.current.map(({ data }) => data?.name)).toEqual(['a', 'b']));
  refresh(0);
  refresh(1);
  await waitFor(() => expect(result.current.map(({ failure }) => failure?.kind)).toEqual(['server', 'server']));
  const { failure } = result.current[0] ?? {};
  refresh(0);
  await waitFor(() => expect(result.current[0]?.failure).not.toBe(failure));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(server.requests).toHaveLength(5);
});

test('a part that comes with the second answer does not show what had failed with the first', async () => {
  const early = { status: 500, body: '', cameAt: 0, sentAt: Number.NaN };
  window.__EARLY__ = [
    {
      key: 'GET /api/thing?id=2&appCode=scheduling&platform=wxWap',
      askedAt: performance.now(),
      askedAfter: changeCount(),
      answer: Promise.resolve(early),
    },
  ];
  server.answer(broken, named('a'), named('b'));
  const { result } = renderHook(() => {
    const first = useQuery(getNamedThing, { id: '1' });
    return { first, second: useQuery(getNamedThing, { id: '2' }, { skip: !first.data }) };
  });
  await waitFor(() => expect(result.current.first.failure?.kind).toBe('server'));
  act(() => result.current.first.refresh());
  await waitFor(() => expect(result.current.second.isLoading).toBe(false));
  await waitFor(() => expect(result.current.second.data ?? result.current.second.failure).toEqual({ name: 'b' }));
});
