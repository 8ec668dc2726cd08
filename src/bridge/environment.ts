import type { Platform } from '@/shared/config/constants';

/** wecom: the company messenger. miniProgram: its web-view. wechat: the messaging app's browser. browser: any other. */
export type Host = 'wecom' | 'miniProgram' | 'wechat' | 'browser';

/** The host that `?host=mini|wechat` asks for on a developer's machine. Never in a production build. */
function fakeHost(): Host | undefined {
  if (process.env.NODE_ENV === 'production' || window.location.hostname !== 'localhost') return undefined;
  const wish = new URLSearchParams(window.location.search).get('host');
  if (wish === 'mini') return 'miniProgram';
  return wish === 'wechat' ? 'wechat' : undefined;
}

/** Set by the messaging app inside a mini-program's web-view. */
function environmentMark(): unknown {
  return (window as { __wxjs_environment?: unknown }).__wxjs_environment;
}

/** Says whether the SDK of this document is played by src/bridge/fakeSdk.ts. */
export function isFakeHost(): boolean {
  return fakeHost() !== undefined;
}

/**
 * Tells the host from the user agent. The mini-program's web-view names `miniProgram/wx<app id>`; a bare "miniprogram"
 * also occurs in requests of mini-programs themselves and does not count. Old iOS versions lack the name and set
 * `__wxjs_environment` instead, some time after the start, so the answer is never kept. Source: spec §7.
 */
export function detectHost(userAgent: string = navigator.userAgent, environment: unknown = environmentMark()): Host {
  if (/wxwork/i.test(userAgent)) return 'wecom';
  if (/miniProgram\/wx/i.test(userAgent) || environment === 'miniprogram') return 'miniProgram';
  return /MicroMessenger/i.test(userAgent) ? 'wechat' : 'browser';
}

/** Where this document runs. */
export function currentHost(): Host {
  return fakeHost() ?? detectHost();
}

/** The common parameter `platform`. Source: spec §7. */
export function platform(): Platform {
  return currentHost() === 'miniProgram' ? 'miniProgram' : 'wxWap';
}
