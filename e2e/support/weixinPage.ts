/** How a client of the messaging app answers. late: its bridge comes seconds after the page. refusing: no signature is good enough. */
export type Mood = 'prompt' | 'late' | 'silent' | 'refusing' | 'refusingOnce';

export interface Client {
  /** What a signature is checked against: the address at which the document landed, or the present one. */
  signs: 'landing' | 'present';
  /** checkJsApi answers its result as text. */
  isAndroid: boolean;
  isMiniProgram: boolean;
  /** The client knows the payment's call. */
  canPay: boolean;
  mood: Mood;
}

export interface ShownCard {
  title: string;
  desc?: string;
  link: string;
  imgUrl: string;
}

/** What a test sees of the client, and does in its place. */
export interface WeixinPage {
  calls: string[];
  card?: ShownCard;
  /** What the web-view has handed to the mini-program; it uses the last. */
  messages: { title: string; link: string; path: string; imageUrl: string }[];
  hidden: string[];
  openedPages: string[];
  /** Answers the payment sheet that is open; it says "ok", "cancel" or "fail". */
  answerSheet?: (word: string) => void;
  /** The native page over the web-view is closed. */
  comeBack: () => void;
}

type Args = Record<string, unknown>;
/** Carries a call out and answers it in the words of the bridge. */
export type Deed = (args: Args, answer: (words: string) => void) => void;

/** What the bridge finds in the page: calls that need a signature, the mini-program's, and who listens to what. */
export interface WeixinDeeds {
  signed: Record<string, Deed>;
  miniProgram: Deed;
  listeners: Map<string, ((result: Args) => void)[]>;
}

/**
 * What a client does when it is called: strict about parameters, and telling of a page that comes back in the way of its
 * system. Runs in the page before its scripts.
 */
export function installWeixinPage({ isAndroid, canPay }: Client): void {
  const listeners: WeixinDeeds['listeners'] = new Map();
  let isCovered = false;
  const cover = (isHidden: boolean) => {
    isCovered = isHidden;
    if (isAndroid) document.dispatchEvent(new Event('visibilitychange'));
    else for (const listener of listeners.get('onPageStateChange') ?? []) listener({ active: !isHidden });
  };
  const page: WeixinPage = { calls: [], messages: [], hidden: [], openedPages: [], comeBack: () => cover(false) };
  Object.defineProperty(document, 'visibilityState', { get: () => (isCovered ? 'hidden' : 'visible') });

  const isText = (each: unknown) => typeof each === 'string' && each !== '';
  const isCard = ({ title, link, imgUrl }: Args) =>
    isText(title) && String(link).startsWith(`${location.origin}/`) && /^https?:/.test(String(imgUrl));
  const openSheet: Deed = ({ timeStamp, nonceStr, paySign, package: prepay, signType }, answer) => {
    const isWhole = [timeStamp, nonceStr, paySign].every(isText) && signType === 'RSA';
    if (isWhole && /^prepay_id=./.test(String(prepay)))
      page.answerSheet = (word) => answer(`get_brand_wcpay_request:${word}`);
    else answer('get_brand_wcpay_request:fail_invalid_data');
  };
  const miniProgram: Deed = ({ name, arg }, answer) => {
    const { url = '' } = arg as { url?: string };
    const isPage = name === 'navigateTo' && /^\/pages\/(pay|chat)\/\w+\?[\x21-\x7e]+$/.test(url);
    if (name === 'postMessage') page.messages.push(arg as WeixinPage['messages'][number]);
    if (isPage) {
      page.openedPages.push(url);
      setTimeout(() => cover(true), 20);
    }
    answer(`invokeMiniProgramAPI:${isPage || name === 'postMessage' ? 'ok' : 'fail'}`);
  };
  const signed: WeixinDeeds['signed'] = {
    updateAppMessageShareData: (args, answer) => {
      if (isCard(args)) page.card = args as unknown as ShownCard;
      answer(`updateAppMessageShareData:${isCard(args) ? 'ok' : 'fail'}`);
    },
    updateTimelineShareData: (args, answer) => answer(`updateTimelineShareData:${isCard(args) ? 'ok' : 'fail'}`),
    hideMenuItems: ({ menuList }, answer) => {
      page.hidden = menuList as string[];
      answer('hideMenuItems:ok');
    },
    showMenuItems: (_, answer) => {
      page.hidden = [];
      answer('showMenuItems:ok');
    },
    ...(canPay ? { getBrandWCPayRequest: openSheet } : {}),
  };
  Object.assign(window, { weixinPage: page, weixinDeeds: { signed, miniProgram, listeners } });
}
