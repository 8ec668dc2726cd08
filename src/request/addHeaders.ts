import type { RequestInterceptor } from 'umi-request';
import { requestHeaders } from './requestHeaders';

/**
 * Names JSON as the content type of every request. umi-request sends none with GET and with a POST without payload, and
 * sends it twice when the name is spelt in another case. Comes behind what completes the body. Source: spec §7.
 */
export const addHeaders: RequestInterceptor = (url, options) => ({
  url,
  options: { ...options, headers: requestHeaders(options.data) },
});
