import * as v from 'valibot';
import { defineCall } from './defineCall';

/* Calls of every role, for the tests of this room. */

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
