import type { FetchSignature } from './configure';
import { currentHost } from './environment';
import { readySdk } from './readySdk';
import type { Sdk, SdkResult } from './sdkTypes';

/** An address that the member keeps in the messaging app, as the app spells it. */
export interface HostAddress {
  name: string;
  mobile: string;
  province: string;
  city: string;
  /** County or district. */
  county: string;
  detail: string;
  /** Six digits of the county or district; '' when the app names none. */
  code: string;
}

/** refused: the member or the app's settings do not allow it. unavailable: this host has no such list. */
export type AddressChoice =
  | { kind: 'address'; address: HostAddress }
  | { kind: 'cancelled' | 'refused' | 'failed' | 'unavailable' };

function addressOf(result: SdkResult): HostAddress {
  const { userName, telNumber, provinceName, cityName, countryName, detailInfo, nationalCode } = result;
  const clean = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return {
    name: clean(userName),
    mobile: clean(telNumber),
    province: clean(provinceName),
    city: clean(cityName),
    county: clean(countryName),
    detail: clean(detailInfo),
    code: clean(nationalCode),
  };
}

function refusalOf({ errMsg = '' }: SdkResult): 'cancelled' | 'refused' | 'failed' {
  if (/cancel/i.test(errMsg)) return 'cancelled';
  return /auth|deny|denied|permission|access_control/i.test(errMsg) ? 'refused' : 'failed';
}

function openList(sdk: Sdk): Promise<AddressChoice> {
  return new Promise((resolve) => {
    sdk.openAddress({
      success: (result) => resolve({ kind: 'address', address: addressOf(result) }),
      cancel: () => resolve({ kind: 'cancelled' }),
      fail: (result) => resolve({ kind: refusalOf(result) }),
    });
  });
}

/** Says whether the messaging app's own address list can be opened here; web-views of mini-programs cannot. */
export function canOpenAddressList(): boolean {
  return currentHost() === 'wechat';
}

/**
 * Lets the member choose one of the addresses that the messaging app keeps. The answer may never come (the member leaves
 * the list by killing the page). `mayOpen` is asked when the list is about to open; "no" is a choice that was given up.
 * Never rejects.
 */
export async function chooseHostAddress(
  fetchSignature: FetchSignature,
  mayOpen: () => boolean,
): Promise<AddressChoice> {
  if (!canOpenAddressList()) return { kind: 'unavailable' };
  const sdk = await readySdk(fetchSignature, mayOpen);
  if (typeof sdk === 'string') return { kind: sdk };
  try {
    return await openList(sdk);
  } catch {
    return { kind: 'failed' };
  }
}
