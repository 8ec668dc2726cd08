import type { Page } from 'playwright-core';
import { newVisitor, type Persona, type Visitor } from './visitor';
import { installWeixinBridge } from './weixinBridge';
import { type Client, installWeixinPage, type Mood, type WeixinPage } from './weixinPage';

/** What the app runs in: a name, how it introduces itself, and its client of the messaging app where there is one. */
export interface Host {
  readonly name: string;
  readonly userAgent: string;
  /** navigator.platform, by which the SDK tells a computer from a phone. */
  readonly platform: string;
  readonly client?: Omit<Client, 'mood'>;
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; V2307A Build/UP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.173 Mobile Safari/537.36 XWEB/1420153 MMWEBSDK/20251101 MMWEBID/1 MicroMessenger/8.0.67.2880(0x28004334) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) UnifiedPCWindowsWechat(0xf254162e) XWEB/16389 Flue';
const IOS_WECHAT = `${IPHONE} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`;
const MINI = ' miniProgram/wx0123456789abcdef';

const IOS_CLIENT = { signs: 'landing', isAndroid: false, isMiniProgram: false, canPay: true } as const;
const ANDROID_CLIENT = { ...IOS_CLIENT, signs: 'present', isAndroid: true } as const;

export const BROWSER: Host = { name: 'a plain browser', userAgent: `${IPHONE} Safari/604.1`, platform: 'iPhone' };
export const IOS: Host = { name: 'iOS', userAgent: IOS_WECHAT, platform: 'iPhone', client: IOS_CLIENT };
export const ANDROID_APP: Host = {
  name: 'Android',
  userAgent: ANDROID,
  platform: 'Linux aarch64',
  client: ANDROID_CLIENT,
};
export const ANDROID_MINI: Host = {
  name: 'a mini-program on Android',
  userAgent: ANDROID + MINI,
  platform: 'Linux aarch64',
  client: { ...ANDROID_CLIENT, isMiniProgram: true },
};
export const IOS_MINI: Host = {
  name: 'a mini-program on iOS',
  userAgent: IOS_WECHAT + MINI,
  platform: 'iPhone',
  client: { ...IOS_CLIENT, isMiniProgram: true },
};
/** Some clients on computers do not know the payment's call. */
export const WINDOWS_APP: Host = {
  name: 'Windows',
  userAgent: WINDOWS,
  platform: 'Win32',
  client: { ...IOS_CLIENT, signs: 'present', canPay: false },
};
export const WECOM: Host = {
  name: 'WeCom',
  userAgent: `${IPHONE} wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh`,
  platform: 'iPhone',
  // Signatures of a public account are none of its own.
  client: { ...IOS_CLIENT, canPay: false },
};
export const DEVELOPER_TOOLS: Host = {
  name: 'the developer tools',
  userAgent: `${IPHONE} wechatdevtools/1.06.2504010 MicroMessenger/8.0.5 Language/zh_CN webview/ sessionid/5`,
  platform: 'MacIntel',
  client: { ...IOS_CLIENT, signs: 'present' },
};

export const HOSTS = [BROWSER, IOS, ANDROID_APP, ANDROID_MINI, IOS_MINI, WINDOWS_APP, WECOM, DEVELOPER_TOOLS] as const;
/** In which the app has a share menu of the messaging app. */
export const WITH_MENU = [IOS, ANDROID_APP, WINDOWS_APP, DEVELOPER_TOOLS] as const;
export const IN_MINI_PROGRAM = [ANDROID_MINI, IOS_MINI] as const;

/** Where the SDK itself reports to; its address names the page, so it must hold nothing of the member. */
const SDK_REPORTS = 'https://open.weixin.qq.com/sdk/report';

/** A person in a host, with what its client has seen. */
export async function visitIn(host: Host, persona?: Persona, mood: Mood = 'prompt'): Promise<Visitor> {
  const visitor = await newVisitor({ userAgent: host.userAgent, ...(persona ? { persona } : {}) });
  const { context, complaints } = visitor;
  await context.addInitScript((platform) => {
    Object.defineProperty(navigator, 'platform', { get: () => platform });
  }, host.platform);
  if (host.client) {
    const client = { ...host.client, mood: host === WECOM ? 'refusing' : mood };
    await context.addInitScript(installWeixinPage, client);
    await context.addInitScript(installWeixinBridge, client);
  }
  await context.route(`${SDK_REPORTS}**`, async (route) => {
    if (/login_access_token|userId/.test(decodeURIComponent(route.request().url()))) complaints.push('told a stranger');
    await route.fulfill({ status: 200, body: '' });
  });
  return visitor;
}

/** Another screen in the same document. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, path);

/** What went wrong, without the SDK's own reports. */
export const complaintsOf = ({ complaints }: Visitor): string[] =>
  complaints.filter((each) => each !== `foreign request: ${new URL(SDK_REPORTS).origin}`);

/** What the client of the messaging app has seen of this document so far. */
export const seenIn = (page: Page): Promise<Omit<WeixinPage, 'answerSheet' | 'comeBack'>> =>
  page.evaluate(() => {
    const { calls, card, messages, hidden, openedPages } = (window as unknown as { weixinPage: WeixinPage }).weixinPage;
    return { calls, messages, hidden, openedPages, ...(card ? { card } : {}) };
  });

/** Waits until the card that would be shared now has this title; the menu's, or the last that the mini-program was handed. */
export async function waitForCard(
  page: Page,
  title: string,
): Promise<{ title: string; link: string; picture: string }> {
  const handle = await page.waitForFunction((wanted) => {
    const { card, messages } = (window as unknown as { weixinPage: WeixinPage }).weixinPage;
    const last = messages[messages.length - 1];
    const shown = card
      ? { title: card.title, link: card.link, picture: card.imgUrl }
      : last && { title: last.title, link: last.link, picture: last.imageUrl };
    return shown?.title === wanted ? shown : undefined;
  }, title);
  return (await handle.jsonValue()) as { title: string; link: string; picture: string };
}

/** The member answers the payment sheet of the messaging app. */
export async function answerSheet(page: Page, word: 'ok' | 'cancel' | 'fail'): Promise<void> {
  await page.waitForFunction(
    () => (window as unknown as { weixinPage: WeixinPage }).weixinPage.answerSheet !== undefined,
  );
  await page.evaluate((said) => (window as unknown as { weixinPage: WeixinPage }).weixinPage.answerSheet?.(said), word);
}

/** The native page that the mini-program has opened, once it covers the app. */
export async function nativePage(page: Page): Promise<string> {
  await page.waitForFunction(() => document.visibilityState === 'hidden');
  return (await seenIn(page)).openedPages.at(-1) ?? '';
}

export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { weixinPage: WeixinPage }).weixinPage.comeBack());
