import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { endSession } from '@/session/changeSession';
import { page } from '@/shared/lib/schema';
import { defineCall } from './defineCall';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { usePages } from './usePages';
import { useQuery } from './useQuery';

const row = v.object({ id: v.string(), mine: v.number() });
const getRows = defineCall({
  method: 'GET',
  path: '/api/rows',
  role: 'primary',
  payload: v.object({ currentPage: v.number() }),
  data: page(row),
});
const getOne = defineCall({ method: 'GET', path: '/api/one', role: 'primary', data: row });

type Row = v.InferOutput<typeof row>;
const nobodys = (each: Row) => ({ ...each, mine: 0 });
const forRows = (answer: { currentPage: number; recordList: Row[] }) =>
  answer.recordList.length > 0 ? { ...answer, recordList: answer.recordList.map(nobodys) } : undefined;

const rowsAnswer = (ids: string, delayMs = 300) => ({
  body: {
    code: 0,
    msg: '',
    data: { currentPage: 1, totalPage: 1, recordList: Array.from(ids, (id) => ({ id, mine: 7 })) },
  },
  delayMs,
});
const oneAnswer = (id: string) => ({ body: { code: 0, msg: '', data: { id, mine: 7 } }, delayMs: 300 });
const refusal = { body: { code: 4001, msg: '稍后再试', data: null }, delayMs: 300 };

let server: FakeFetch;
beforeEach(() => {
  jest.useFakeTimers();
  endSession();
  server = installFakeFetch();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const openRows = () => renderHook(() => usePages(getRows, {}, { rowKey: ({ id }: Row) => id, forNextVisit: forRows }));
const openOne = () => renderHook(() => useQuery(getOne, undefined, { forNextVisit: nobodys }));
const shown = ({ result }: ReturnType<typeof openRows>) =>
  result.current.rows.map(({ id, mine }) => `${id}${mine}`).join(' ');

/** One visit, and what it leaves. */
async function visit(open: () => { unmount: () => void }): Promise<void> {
  const { unmount } = open();
  await pass(400);
  await pass(5_000);
  unmount();
}

test('the next visit begins with the rows of the last one, without what they were to the member, and asks all the same', async () => {
  server.answer(rowsAnswer('ab'));
  await visit(openRows);
  server.answer(rowsAnswer('bc'));
  const list = openRows();
  expect(shown(list)).toBe('a0 b0');
  expect(list.result.current.isLoading).toBe(true);
  await pass(400);
  expect(shown(list)).toBe('b7 c7');
  expect(server.requests).toHaveLength(2);
});

test('so does a single answer', async () => {
  server.answer(oneAnswer('a'));
  await visit(openOne);
  server.answer(oneAnswer('b'));
  const { result } = openOne();
  expect(result.current).toMatchObject({ data: { id: 'a', mine: 0 }, isLoading: true });
  await pass(400);
  expect(result.current).toMatchObject({ data: { id: 'b', mine: 7 }, isLoading: false });
});

test('without a network it stays, with the time from which it is', async () => {
  server.answer(rowsAnswer('a'));
  await visit(openRows);
  const visitedAt = Date.now();
  await pass(86_400_000);
  server.answer('drop');
  const list = openRows();
  await pass(20_000);
  expect(shown(list)).toBe('a0');
  expect(list.result.current.failure?.kind).toBe('network');
  expect(list.result.current.updatedAt).toBeLessThan(visitedAt);
});

test('a refusal of the server ends it', async () => {
  server.answer(rowsAnswer('a'), oneAnswer('a'));
  await visit(openRows);
  await visit(openOne);
  server.answer(refusal);
  const [list, one] = [openRows(), openOne()];
  await pass(2_000);
  expect(shown(list)).toBe('');
  expect(list.result.current).toMatchObject({ isLoading: false, failure: { code: 4001 } });
  expect(one.result.current).toMatchObject({ data: undefined, failure: { code: 4001 } });
});

test('after more than a week, and after an answer without rows, there is nothing to begin with', async () => {
  server.answer(rowsAnswer('a'));
  await visit(openRows);
  await pass(7 * 86_400_000);
  server.answer(rowsAnswer('a'), rowsAnswer(''));
  const late = openRows();
  expect(shown(late)).toBe('');
  await pass(400);
  late.unmount();
  await visit(openRows);
  expect(shown(openRows())).toBe('');
});

test('what was changed on the phone into something else is not shown', async () => {
  server.answer(rowsAnswer('a'));
  await visit(openRows);
  const [note = ''] = Object.keys(localStorage);
  localStorage.setItem(note, JSON.stringify({ at: Date.now(), data: [{ id: { __proto__: 1 } }] }));
  expect(shown(openRows())).toBe('');
});
