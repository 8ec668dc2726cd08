import { maskName, maskPhone, maskStreet } from '../masks';
import type { AddressCopy } from './types';

/** The address that a member checks before he orders: he has to see where it goes. */
export function addressToCheck(address: AddressCopy) {
  return { ...maskAddress(address), detail: address.detail };
}

/** An address as orders show it: enough to know which one it is. */
export function maskAddress({ addressId, name, mobile, areaText, detail }: AddressCopy) {
  return { addressId, name: maskName(name), mobileMasked: maskPhone(mobile), areaText, detail: maskStreet(detail) };
}
