import { createHash } from 'node:crypto';
import type { GuestContext } from '../handle';
import { needText, refuse } from '../refusal';

/** Signs an address without hash. A fake host can tell whether the whole of its address was signed; a real one needs an account. */
export function signAddress({ query, now }: GuestContext) {
  const url = needText(query.url, '请给出要签名的地址', 2048);
  if (url.includes('#')) throw refuse.badInput('签名地址不能带 #');
  return {
    appId: 'wx0000000000000000',
    timestamp: Math.floor(now / 1000),
    nonceStr: 'mock-nonce',
    signature: createHash('sha1').update(url).digest('hex'),
    jsApiList: ['chooseWXPay', 'updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode'],
  };
}
