import type { RequestInterceptor } from 'umi-request';
import { JSON_HEADERS } from './jsonHeaders';

/**
 * Names JSON as the content type of every request. umi-request sends none with GET and with a POST without payload, and
 * sends it twice when the name is spelt in another case. Source: spec §7.
 */
export const addJsonHeaders: RequestInterceptor = (url, options) => ({
  url,
  options: { ...options, headers: JSON_HEADERS },
});
