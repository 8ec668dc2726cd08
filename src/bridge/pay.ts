import type { FetchSignature } from './configure';
import { currentHost } from './environment';
import { readySdk } from './readySdk';
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
 * missing: this client or this place has no payment, so that nothing has opened and nothing will.
 * unavailable: the SDK did not start; another try may help.
 */
export type PayHint = 'ok' | 'cancelled' | 'failed' | 'missing' | 'unavailable';

/**
 * Clients answer "system:function_not_exist" to a call that they do not know, and "system:access_denied" to one that is
 * not allowed where the page stands. The SDK writes the former with spaces and the latter as "permission denied".
 * Source: read in public code of the clients and in weixin-js-sdk 1.6.5.
 */
const NEVER_OPENED = /function[_ ]not[_ ]exist|(access|permission)[_ ]denied/i;

/** Some clients report a cancel as a failure. */
function hintOfFailure({ errMsg = '' }: SdkResult): PayHint {
  if (/cancel/i.test(errMsg)) return 'cancelled';
  return NEVER_OPENED.test(errMsg) ? 'missing' : 'failed';
}

function openSheet(sdk: Sdk, { timeStamp, ...rest }: PayParameters): Promise<PayHint> {
  return new Promise((resolve) => {
    sdk.chooseWXPay({
      // This function alone spells it in lower case.
      timestamp: timeStamp,
      ...rest,
      success: () => resolve('ok'),
      cancel: () => resolve('cancelled'),
      fail: (result) => resolve(hintOfFailure(result)),
    });
  });
}

/**
 * Opens the messaging app's payment sheet. The member may take as long as he likes, so the answer may never come; ask for
 * the order's status when he returns to the page. `mayOpen` is asked when the sheet is about to open, which may be seconds
 * after the tap; "no" is a cancel. Web-views of mini-programs cannot pay: use openMiniProgramPage.
 */
export async function payInWechat(
  parameters: PayParameters,
  fetchSignature: FetchSignature,
  mayOpen: () => boolean,
): Promise<PayHint> {
  if (currentHost() !== 'wechat') return 'missing';
  const sdk = await readySdk(fetchSignature, mayOpen);
  if (typeof sdk === 'string') return sdk;
  try {
    return await openSheet(sdk, parameters);
  } catch {
    return 'failed';
  }
}
