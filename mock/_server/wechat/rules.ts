import type { GuestContext } from '../handle';
import { needText, refuse } from '../refusal';

/** Signs an address without hash. The signature is what the fake SDK of QA accepts; a real one needs a real account. */
export function signAddress({ query, now }: GuestContext) {
  const url = needText(query.url, '请给出要签名的地址', 2048);
  if (url.includes('#')) throw refuse.badInput('签名地址不能带 #');
  return {
    appId: 'wx0000000000000000',
    timestamp: Math.floor(now / 1000),
    nonceStr: 'mock-nonce',
    signature: Buffer.from(url).toString('base64url').slice(0, 40),
    jsApiList: ['chooseWXPay', 'updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode'],
  };
}
