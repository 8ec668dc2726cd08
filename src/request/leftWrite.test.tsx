import { act, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { memberTab } from '@/session/memberStorage';
import { page } from '@/shared/lib/schema';
import { noteWritten } from './changes';
import { defineCall } from './defineCall';
import { getThing, OK, type Payload, pay, type Result } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { usePages } from './usePages';
import { useQuery } from './useQuery';
import { type SubmitOptions, useSubmit } from './useSubmit';

/* A write goes on when its screen is left. */

let server: FakeFetch;
beforeEach(() => {
  server = installFakeFetch();
});

const renderSubmit = (options: SubmitOptions<Payload, Result> = {}) => renderHook(() => useSubmit(pay, options));
const tokens = () => server.requests.map(({ body }) => (body as { clientToken: string }).clientToken);

/** Submits, and leaves before the answer. */
async function submitAndLeave(options: SubmitOptions<Payload, Result>): Promise<unknown> {
  const { result, unmount } = renderSubmit(options);
  let sent: Promise<unknown> = Promise.resolve();
  act(() => {
    sent = result.current.submit({ num: 1 });
  });
  unmount();
  return sent;
}

test('nothing is reported', async () => {
  server.answer({ ...OK, delayMs: 5 });
  const onDone = jest.fn();
  expect(await submitAndLeave({ onDone })).toMatchObject({ kind: 'done' });
  expect(onDone).not.toHaveBeenCalled();
});

test('what stands there by the time of the answer is asked for anew', async () => {
  server.answer(
    { ...OK, delayMs: 300 },
    { body: { code: 0, msg: '', data: 'before' } },
    { body: { code: 0, msg: '', data: 'after' } },
  );
  const sent = submitAndLeave({});
  const { result } = renderHook(() => useQuery(getThing, {}));
  await waitFor(() => expect(result.current.data).toBe('before'));
  await act(() => sent);
  await waitFor(() => expect(result.current.data).toBe('after'));
});

const listThings = defineCall({
  method: 'GET',
  path: '/api/list',
  role: 'primary',
  payload: v.object({ currentPage: v.number() }),
  data: page(v.object({ id: v.string() })),
});
const pageOf = (id: string) => ({
  body: { code: 0, msg: '', data: { currentPage: 1, pageSize: 1, totalPage: 1, totalCount: 1, recordList: [{ id }] } },
});

test('a list too; a write of a screen that is still there leaves it alone', async () => {
  server.answer(pageOf('before'), pageOf('after'));
  const { result } = renderHook(() => usePages(listThings, {}, { rowKey: ({ id }) => id }));
  await waitFor(() => expect(result.current.rows).toEqual([{ id: 'before' }]));
  act(() => noteWritten());
  expect(server.requests).toHaveLength(1);
  act(() => noteWritten(true));
  await waitFor(() => expect(result.current.rows).toEqual([{ id: 'after' }]));
});

test('who has left before the answer and wants the same again is told that it is done, and does it no second time', async () => {
  server.answer({ ...OK, delayMs: 5 }, { body: { ...OK.body, replayed: true } });
  await submitAndLeave({ intentKey: 'k' });
  const onDone = jest.fn();
  const { result } = renderSubmit({ intentKey: 'k', onDone });
  await act(() => result.current.submit({ num: 1 }));
  expect(new Set(tokens()).size).toBe(1);
  expect(onDone).toHaveBeenCalledWith({ orderNo: '9' }, { payload: { num: 1 }, isReplay: true });
  expect(memberTab.keys('intent:')).toEqual([]);
});
