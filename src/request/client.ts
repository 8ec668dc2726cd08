import { extend, type OnionMiddleware } from 'umi-request';
import { addCommonParameters } from './addCommonParameters';
import { addHeaders } from './addHeaders';
import { catchNetworkFailure } from './catchNetworkFailure';
import type { RawEnvelope } from './envelope';
import { holdUnauthorised } from './holdUnauthorised';
import { limitTime } from './limitTime';
import type { Exchange, Link } from './middleware';
import { readEnvelope } from './readEnvelope';
import { takeEarlyAnswer } from './takeEarlyAnswer';

// With parseResponse umi-request would look at the body before the status and return unparseable bodies as text.
const client = extend({ credentials: 'include', parseResponse: false });

// Interceptors of umi-request are global unless told otherwise.
const OWN = { global: false };
client.interceptors.request.use(addCommonParameters, OWN);
client.interceptors.request.use(addHeaders, OWN);

/** From the outside in. */
const LINKS: readonly Link[] = [holdUnauthorised, catchNetworkFailure, limitTime, takeEarlyAnswer, readEnvelope];
for (const link of LINKS) client.use(link as unknown as OnionMiddleware, OWN);

/** One try of a request. Rejects only with AbortError when the caller's signal aborts. Source: spec §7, §8. */
export function request(
  url: string,
  options: Partial<Exchange['req']['options']> & { data?: unknown },
): Promise<RawEnvelope> {
  return client<RawEnvelope>(url, options);
}
