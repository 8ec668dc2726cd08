import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { lenient, list, optionalText, record } from '@/shared/lib/schema';

/** What signs one address for the messaging app's SDK. Source: spec §7. */
export const getSignature = defineCall({
  method: 'GET',
  path: '/api/miniapp/external/getwxconfigparam',
  role: 'background',
  /** The address without hash, encoded once by the request layer. */
  payload: record({ url: v.string() }),
  data: record({
    appId: v.string(),
    /** Seconds; some servers send text. */
    timestamp: v.union([v.number(), v.string()]),
    /** Servers spell it in one of two ways. */
    nonceStr: optionalText(),
    noncestr: optionalText(),
    signature: v.string(),
    jsApiList: lenient(list(v.string()), []),
  }),
});
