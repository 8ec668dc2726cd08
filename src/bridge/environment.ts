import type { Platform } from '@/shared/config/constants';

/** wecom: the company messenger's browser. miniProgram: the web-view of a mini-program, in either messenger. wechat: the messaging app's browser. browser: any other. */
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
 * Tells the host from the user agent. The web-view of a mini-program names `miniProgram/wx<app id>`, also inside the
 * company messenger; `MiniProgramEnv` is the name of requests that mini-programs make themselves and does not count. Old
 * iOS versions lack the name and set `__wxjs_environment` instead, some time after the start, so the answer is never kept.
 * Source: spec §7.
 */
export function detectHost(userAgent: string = navigator.userAgent, environment: unknown = environmentMark()): Host {
  if (/\bminiProgram\b/i.test(userAgent) || environment === 'miniprogram') return 'miniProgram';
  if (/wxwork/i.test(userAgent)) return 'wecom';
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
