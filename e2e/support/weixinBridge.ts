import type { Client, WeixinDeeds, WeixinPage } from './weixinPage';

/**
 * Stands for the client's own bridge, one level below its SDK, so that the real SDK runs. Strict: a function answers only
 * after a signature of the right address that named it, and the web-view of a mini-program has neither payment nor share
 * menu. Runs in the page behind installWeixinPage, before the page's scripts.
 */
export function installWeixinBridge({ signs, isAndroid, isMiniProgram, mood }: Client): void {
  type Args = Record<string, unknown>;
  const { weixinPage, weixinDeeds } = window as unknown as { weixinPage: WeixinPage; weixinDeeds: WeixinDeeds };
  const { signed, miniProgram, listeners } = weixinDeeds;
  const landing = location.href.split('#')[0] ?? '';
  let allowed: string[] = [];
  let checks = 0;

  const verify = async (args: Args): Promise<string> => {
    checks += 1;
    const address = signs === 'landing' ? landing : (location.href.split('#')[0] ?? '');
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(address)));
    const expected = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const isComplete = /^\d{10}$/.test(String(args.verifyTimestamp)) && Boolean(args.verifyNonceStr);
    const isRefused = mood === 'refusing' || (mood === 'refusingOnce' && checks === 1);
    if (isRefused || !isComplete || args.verifySignature !== expected) return 'config:fail_invalid signature';
    allowed = args.verifyJsApiList as string[];
    return 'config:ok';
  };
  const look = (names: string[]) => {
    const found = Object.fromEntries(names.map((each) => [each, each in signed]));
    return { err_msg: 'checkJsApi:ok', checkResult: isAndroid ? JSON.stringify(found) : found };
  };
  const answerCall = (name: string, args: Args, tell: (result: Args) => void) => {
    const answer = (words: string) => tell({ err_msg: words });
    const unsigned: Record<string, () => void> = {
      preVerifyJSAPI: () => void verify(args).then(answer),
      getNetworkType: () => answer('network_type:wifi'),
      checkJsApi: () => tell(look(args.jsApiList as string[])),
      ...(isMiniProgram ? { invokeMiniProgramAPI: () => miniProgram(args, answer) } : {}),
    };
    const isAllowed = allowed.includes(name) && !isMiniProgram;
    if (unsigned[name]) unsigned[name]();
    else if (!signed[name]) answer('system:function_not_exist');
    else if (isAllowed) signed[name](args, answer);
    else answer('system:access_denied');
  };
  const bridge = {
    invoke(name: string, args: Args, tell: (result: Args) => void = () => undefined) {
      weixinPage.calls.push(name);
      if (mood !== 'silent') setTimeout(() => answerCall(name, args, tell), 5);
    },
    on(event: string, listener: (result: Args) => void) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
  };
  const appear = () => {
    Object.assign(window, { WeixinJSBridge: bridge });
    if (isMiniProgram) Object.assign(window, { __wxjs_environment: 'miniprogram' });
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  };
  if (mood === 'late') setTimeout(appear, 3000);
  else appear();
}
