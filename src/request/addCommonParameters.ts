import type { RequestInterceptor } from 'umi-request';
import { platform } from '@/bridge/environment';
import { appConfig } from '@/shared/config/appConfig';
import { APP_CODE } from '@/shared/config/constants';

const RESERVED = ['appCode', 'platform', '__proto__'];

function withoutReserved(payload: unknown): Record<string, unknown> {
  const entries = Object.entries(typeof payload === 'object' && payload !== null ? payload : {});
  return Object.fromEntries(entries.filter(([name]) => !RESERVED.includes(name)));
}

/**
 * Puts appCode and platform on every request, once, whatever the payload holds, and the configured prefix before the
 * path. GET sends its payload as query parameters, POST as a JSON body. Source: spec §7.
 */
export const addCommonParameters: RequestInterceptor = (url, options) => {
  const common = { appCode: APP_CODE, platform: platform() };
  const isGet = options.method?.toUpperCase() === 'GET';
  const params = isGet ? { ...withoutReserved(options.params), ...common } : common;
  const data = isGet ? undefined : withoutReserved(options.data);
  return { url: appConfig().urlPrefix + url, options: { ...options, params, data } };
};
