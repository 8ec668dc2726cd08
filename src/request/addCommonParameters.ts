import type { RequestInterceptor } from 'umi-request';
import { readLoginInfo } from '@/session/loginInfo';
import { appConfig } from '@/shared/config/appConfig';
import { commonParameters } from './commonParameters';

const RESERVED = ['appCode', 'platform', '__proto__'];

/** Whom this tab shows, with every write: the cookie may belong to another tab's login by now. */
function expectedUser(): { expectedUserId?: string } {
  const { userId } = readLoginInfo();
  return userId === '' ? {} : { expectedUserId: userId };
}

function withoutReserved(payload: unknown): Record<string, unknown> {
  const entries = Object.entries(typeof payload === 'object' && payload !== null ? payload : {});
  return Object.fromEntries(entries.filter(([name]) => !RESERVED.includes(name)));
}

/** What a GET asks for: its address without the query, and its parameters. */
export function getRequest(path: string, payload: unknown) {
  const params = { ...withoutReserved(payload), ...commonParameters() };
  return { url: appConfig().urlPrefix + path, options: { method: 'GET', params } };
}

/**
 * Puts appCode and platform on every request, once, whatever the payload holds, and the configured prefix before the
 * path. GET sends its payload as query parameters, POST as a JSON body. A POST names the member whom this tab shows, so that
 * the server refuses it (code 2015) when another member has signed in meanwhile. Source: spec §7.
 */
export const addCommonParameters: RequestInterceptor = (url, options) => {
  if (options.method?.toUpperCase() === 'GET') {
    const request = getRequest(url, options.params);
    return { ...request, options: { ...options, ...request.options, data: undefined } };
  }
  const data = { ...expectedUser(), ...withoutReserved(options.data) };
  return { url: appConfig().urlPrefix + url, options: { ...options, params: commonParameters(), data } };
};
