import { act, renderHook, waitFor } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
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
