import * as v from 'valibot';
import { page } from '@/shared/lib/schema';
import { defineCall } from './defineCall';

/* Calls of every role, for the tests of this room. */

/** Two writes for tests of the hooks: `{ num, clientToken }` is answered with `{ orderNo }`. */
export interface Payload {
  num: number;
  clientToken: string;
}
export interface Result {
  orderNo: string;
}

const payload = v.object({ num: v.number(), clientToken: v.string() });
const data = v.object({ orderNo: v.string() });

export const pay = defineCall({ method: 'POST', path: '/api/pay', role: 'money', payload, data });
export const save = defineCall({ method: 'POST', path: '/api/save', role: 'write', payload, data });

export const OK = { body: { code: 0, msg: '', data: { orderNo: '9' } } };

const Anything = v.record(v.string(), v.unknown());

export const getThing = defineCall({
  method: 'GET',
  path: '/api/thing',
  role: 'primary',
  payload: Anything,
  data: v.unknown(),
});
export const postThing = defineCall({
  method: 'POST',
  path: '/api/thing',
  role: 'write',
  payload: Anything,
  data: v.unknown(),
});
export const payThing = defineCall({
  method: 'POST',
  path: '/api/pay',
  role: 'money',
  payload: Anything,
  data: v.unknown(),
});
export const reportThing = defineCall({
  method: 'GET',
  path: '/api/report',
  role: 'background',
  data: v.unknown(),
});
/** One thing with its name. */
export const getNamedThing = defineCall({
  method: 'GET',
  path: '/api/thing',
  role: 'primary',
  payload: v.object({ id: v.string() }),
  data: v.object({ name: v.string() }),
});

export interface Row {
  id: string;
  text: string;
}

/** A list of things in pages. */
export const listThings = defineCall({
  method: 'POST',
  path: '/api/list',
  role: 'primary',
  payload: v.object({ currentPage: v.number(), sort: v.string() }),
  data: page(v.object({ id: v.string(), text: v.string() })),
});

/** An answer with a row for each letter of `ids`, two on a page. */
export function pageAnswer(currentPage: number, ids: string, totalPage = 3, delayMs = 0) {
  const recordList = Array.from(ids, (id) => ({ id, text: '' }));
  return {
    body: { code: 0, msg: '', data: { currentPage, pageSize: 2, totalPage, totalCount: 6, recordList } },
    delayMs,
  };
}
