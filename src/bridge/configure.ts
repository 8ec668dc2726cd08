import { currentHost } from './environment';
import { loadSdk, withinTime } from './sdk';
import type { Sdk } from './sdkTypes';

/** The server's signature of this document's address. */
export interface Signature {
  appId: string;
  /** Seconds; some servers send it as text. */
  timestamp: number | string;
  nonceStr: string;
  signature: string;
}

/** Asks the server to sign an address; undefined when it does not. */
export type FetchSignature = (url: string) => Promise<Signature | undefined>;

/**
 * The address that is signed: that of the document's landing, without hash. Frozen here, because iOS checks the landing
 * address; the app never changes what stands before '#'.
 */
const signUrl = window.location.href.split('#')[0] ?? '';

/** ready: the SDK accepts calls. failed: it refused the signature or did not answer. unavailable: no such host. */
export type SdkState = 'ready' | 'failed' | 'unavailable';

const ANSWER_LIMIT_MS = 8000;
/** After a second configuration "ready" fires at once; a refusal takes about this long. */
const SECOND_CHECK_MS = 1500;
const USED_FUNCTIONS: readonly string[] = [
  'checkJsApi',
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'hideMenuItems',
  'showMenuItems',
  'chooseWXPay',
  'scanQRCode',
  'openAddress',
  'closeWindow',
];

let isFirst = true;

function applySignature(sdk: Sdk, answer: Signature): Promise<boolean> {
  const { appId, timestamp, nonceStr, signature } = answer;
  const checkMs = isFirst ? 0 : SECOND_CHECK_MS;
  isFirst = false;
  return new Promise((resolve) => {
    // After a refusal the SDK reports an error first and "ready" all the same.
    sdk.error(() => resolve(false));
    sdk.config({
      debug: false,
      appId,
      timestamp: Number(timestamp),
      nonceStr,
      signature,
      // The SDK changes the list that it is given.
      jsApiList: [...USED_FUNCTIONS],
    });
    sdk.ready(() => setTimeout(() => resolve(true), checkMs));
  });
}

async function tryOnce(sdk: Sdk, fetchSignature: FetchSignature): Promise<boolean> {
  const signature = await fetchSignature(signUrl);
  return signature !== undefined && (await withinTime(applySignature(sdk, signature), ANSWER_LIMIT_MS)) === true;
}

async function configureOnce(fetchSignature: FetchSignature): Promise<SdkState> {
  const sdk = await loadSdk();
  if (!sdk) return 'failed';
  try {
    if (await tryOnce(sdk, fetchSignature)) return 'ready';
    // A signature may have expired on its way; a fresh one is worth one more try.
    return (await tryOnce(sdk, fetchSignature)) ? 'ready' : 'failed';
  } catch {
    return 'failed';
  }
}

let state: Promise<SdkState> | undefined;

/**
 * Configures the SDK, once per document: hash routes do not change the signed address. In the messaging app's browser and
 * in the mini-program only. After 'failed' the next call tries again. Never rejects. Source: spec §7 (getwxconfigparam).
 */
export async function configureSdk(fetchSignature: FetchSignature): Promise<SdkState> {
  const host = currentHost();
  if (host !== 'wechat' && host !== 'miniProgram') return 'unavailable';
  state ??= configureOnce(fetchSignature);
  const result = await state;
  if (result === 'failed') state = undefined;
  return result;
}
