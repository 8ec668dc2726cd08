import * as v from 'valibot';
import { defineCall } from './defineCall';

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
