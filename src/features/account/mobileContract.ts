import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { extra, record, serverTime, text, time, unread } from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/user/mobile';

/**
 * Sends a code to a number; `nextAt`: when it may be asked for again. Refused with 400 (no mobile), 2008 (bound
 * elsewhere), 2009 (too soon) or 2013 (too many wrong codes).
 */
export const sendMobileCode = defineCall({
  method: 'POST',
  path: `${PREFIX}/code`,
  role: 'write',
  payload: record({ mobile: v.string(), clientToken: v.string() }),
  data: extra(record({ nextAt: time(), serverTime: serverTime() })),
});

/**
 * Binds a mobile, or another one in place of the present. Refused with 400 (no mobile), 2012 (wrong code, or none that was
 * asked for), 2013 (too many wrong codes) or 2008 (bound elsewhere).
 */
export const bindMobile = defineCall({
  method: 'POST',
  path: `${PREFIX}/bind`,
  role: 'write',
  payload: record({ mobile: v.string(), smsCode: v.string(), clientToken: v.string() }),
  data: unread(record({ mobileMasked: text() })),
});
