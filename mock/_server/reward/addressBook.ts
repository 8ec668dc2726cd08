import { findAddress } from '../address';
import type { AddressSnapshot } from './types';

/** A copy of one of the member's own addresses, so that the reward keeps it whatever becomes of the address book. */
export function findOwnAddress(userId: string, addressId: string): AddressSnapshot {
  const { name, mobile, areaText, detail } = findAddress(userId, addressId);
  return { name, mobile, areaText, detail };
}
