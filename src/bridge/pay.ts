import { configureSdk, type FetchSignature } from './configure';
import { currentHost } from './environment';
import { loadSdk } from './sdk';
import type { Sdk, SdkResult } from './sdkTypes';

/** The parameters that the server made for one payment. */
export interface PayParameters {
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: string;
  paySign: string;
}

/**
 * What the messaging app says about a payment. Only a hint: the order's status decides.
 * unavailable: this host has no payment, or the SDK did not start.
 */
export type PayHint = 'ok' | 'cancelled' | 'failed' | 'unavailable';

function openSheet(sdk: Sdk, { timeStamp, ...rest }: PayParameters): Promise<PayHint> {
  return new Promise((resolve) => {
    sdk.chooseWXPay({
      // This function alone spells it in lower case.
      timestamp: timeStamp,
      ...rest,
      success: () => resolve('ok'),
      cancel: () => resolve('cancelled'),
      // Some clients report a cancel as a failure.
      fail: ({ errMsg = '' }: SdkResult) => resolve(/cancel/i.test(errMsg) ? 'cancelled' : 'failed'),
    });
  });
}

/**
 * Opens the messaging app's payment sheet. The member may take as long as he likes, so the answer may never come; ask for
 * the order's status when he returns to the page. Web-views of mini-programs cannot pay: use openMiniProgramPage.
 */
export async function payInWechat(parameters: PayParameters, fetchSignature: FetchSignature): Promise<PayHint> {
  if (currentHost() !== 'wechat' || (await configureSdk(fetchSignature)) !== 'ready') return 'unavailable';
  const sdk = await loadSdk();
  if (!sdk) return 'unavailable';
  try {
    return await openSheet(sdk, parameters);
  } catch {
    return 'failed';
  }
}
