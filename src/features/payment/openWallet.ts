import { openMiniProgramPage } from '@/bridge/miniProgram';
import { payInWechat } from '@/bridge/pay';
import { fetchSignature } from '@/features/wechat';
import type { DataOf } from '@/request/defineCall';
import { addressBar } from '@/shared/lib/addressBar';
import type { launchPay } from './contract';
import { payAddress } from './payAddress';

export type Launch = DataOf<typeof launchPay>;

/** opened: there is, or may be, a payment page. failed: there is none, another try may help. missing: there can be none here. */
export type Opening = 'opened' | 'cancelled' | 'failed' | 'missing';

async function openSheet(params: Launch['params'], isStillHere: () => boolean): Promise<Opening> {
  const textOf = (name: string) => String(params[name] ?? '');
  const needed = {
    timeStamp: textOf('timeStamp'),
    nonceStr: textOf('nonceStr'),
    package: textOf('package'),
    paySign: textOf('paySign'),
  };
  // No sheet opens without them; the failure that the messaging app tells would count as "may have been open".
  if (Object.values(needed).includes('')) return 'failed';
  const sheet = { ...needed, signType: textOf('signType') };
  const hint = await payInWechat(sheet, fetchSignature, isStillHere);
  if (hint === 'unavailable') return 'failed';
  // A failure that the sheet itself reports says nothing of the money: the server is asked.
  return hint === 'cancelled' || hint === 'missing' ? hint : 'opened';
}

/** A wallet's page leads back to the cashier as it stands, with the campaign of its order, unless the server says where to. */
function withWayBack(address: string): string {
  const url = new URL(address);
  if (!url.searchParams.has('redirect_url')) url.searchParams.set('redirect_url', window.location.href);
  return url.href;
}

/**
 * Opens the payment page that the server has made for an order, by the way that it names. Who is no longer there when the
 * messaging app is ready gets no payment sheet over another screen.
 */
export async function openWallet(
  { payType, params, miniPath }: Launch,
  showCode: (code: string) => void,
  isStillHere: () => boolean,
): Promise<Opening> {
  if (payType === 'jsapi') return openSheet(params, isStillHere);
  if (payType === 'mini') {
    const opening = miniPath === undefined ? 'failed' : await openMiniProgramPage(miniPath);
    return opening === 'unavailable' ? 'failed' : opening;
  }
  if (payType === 'qr') {
    if (!params.code_url) return 'failed';
    showCode(String(params.code_url));
    return 'opened';
  }
  const address = payAddress(params.mweb_url);
  if (address === undefined) return 'failed';
  addressBar.leave(withWayBack(address));
  return 'opened';
}
