import { configureSdk, type FetchSignature } from './configure';
import { currentHost } from './environment';
import { loadSdk, withinTime } from './sdk';
import type { Sdk } from './sdkTypes';
import { shareLinkOf } from './shareLink';

/** What a shared page says about itself. Holds no personal data. */
export interface ShareCard {
  title: string;
  text: string;
  /** Router path of the shared screen, for example "/activity?activityId=99". */
  path: string;
  /** Absolute https address of a picture. */
  imageUrl: string;
}

const ANSWER_LIMIT_MS = 3000;

async function hasFunction(sdk: Sdk, name: string): Promise<boolean> {
  const check = new Promise<boolean>((resolve) => {
    sdk.checkJsApi({ jsApiList: [name], success: ({ checkResult }) => resolve(checkResult?.[name] !== false) });
  });
  return (await withinTime(check, ANSWER_LIMIT_MS)) !== false;
}

async function setInBrowser(sdk: Sdk, { title, text, path, imageUrl }: ShareCard): Promise<void> {
  const timeline = { title, link: shareLinkOf(path), imgUrl: imageUrl };
  const message = { ...timeline, desc: text };
  if (await hasFunction(sdk, 'updateAppMessageShareData')) {
    sdk.updateAppMessageShareData(message);
    sdk.updateTimelineShareData(timeline);
  } else {
    sdk.onMenuShareAppMessage(message);
    sdk.onMenuShareTimeline(timeline);
  }
}

/**
 * Sets what the messaging app's own share menu sends. Inside the mini-program the card is handed to the mini-program,
 * which uses the last one. Returns false where the host cannot do it. Never rejects.
 */
export async function setShareCard(card: ShareCard, fetchSignature: FetchSignature): Promise<boolean> {
  const host = currentHost();
  try {
    if (host === 'miniProgram') {
      const sdk = await loadSdk();
      sdk?.miniProgram.postMessage({ data: { ...card, link: shareLinkOf(card.path) } });
      return sdk !== undefined;
    }
    if (host !== 'wechat' || (await configureSdk(fetchSignature)) !== 'ready') return false;
    const sdk = await loadSdk();
    if (sdk) await setInBrowser(sdk, card);
    return sdk !== undefined;
  } catch {
    return false;
  }
}

const LINK_COPY = { menuList: ['menuItem:copyUrl'] };

/**
 * Says whether the share menu offers to copy the address. Where there is no such menu (true) nothing is asked for; false
 * when the host did not take it. Never rejects.
 */
export async function allowLinkCopy(isAllowed: boolean, fetchSignature: FetchSignature): Promise<boolean> {
  if (currentHost() !== 'wechat') return true;
  const isReady = (await configureSdk(fetchSignature)) === 'ready';
  const sdk = isReady ? await loadSdk() : undefined;
  try {
    if (isAllowed) sdk?.showMenuItems(LINK_COPY);
    else sdk?.hideMenuItems(LINK_COPY);
    return sdk !== undefined;
  } catch {
    return false;
  }
}
