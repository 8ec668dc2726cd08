import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import { id, record } from '@/shared/lib/schema';

/**
 * Sends one photo and gets its address, which other calls name. JPG, PNG or WebP of at most 2 MB; refused with 400 (no
 * picture, too large) and 2004 (too many today). The same clientToken gives the same address again.
 */
export const uploadImage = defineCall({
  method: 'POST',
  path: '/api/miniapp/upload/image',
  role: 'write',
  payload: record({
    /** The picture as a data address: "data:image/jpeg;base64,…". */
    file: v.string(),
    clientToken: v.string(),
  }),
  data: record({ url: id() }),
});
