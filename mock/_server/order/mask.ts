import { maskPhone } from '../address';
import type { AddressCopy } from './types';

/** 林书意 -> 林**. */
function maskName(name: string): string {
  return `${[...name][0] ?? ''}**`;
}

/** The first number of a street address keeps its first digit: 文三路 398 号 -> 文三路 3** 号. */
function maskDetail(detail: string): string {
  return detail.replace(/\d+/, (number) => `${number[0] ?? ''}**`);
}

/** The address that a member checks before he orders: he has to see where it goes. */
export function addressToCheck(address: AddressCopy) {
  return { ...maskAddress(address), detail: address.detail };
}

/** An address as orders show it: enough to know which one it is. */
export function maskAddress({ addressId, name, mobile, areaText, detail }: AddressCopy) {
  return { addressId, name: maskName(name), mobileMasked: maskPhone(mobile), areaText, detail: maskDetail(detail) };
}
