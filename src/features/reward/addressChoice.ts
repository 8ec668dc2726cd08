import { memberTab } from '@/session/memberStorage';
import { SELECTED_ADDRESS_KEY } from '@/shared/config/selectedAddress';
import { readRecord } from '@/shared/lib/storage';

const PENDING_KEY = 'rewardAddressFor';

export interface PendingChoice {
  rewardId: string;
  isLottery: boolean;
}

/** Remembers for which reward an address is about to be chosen, and forgets an older choice. */
export function beginChoice(choice: PendingChoice): void {
  memberTab.remove(SELECTED_ADDRESS_KEY);
  memberTab.write(PENDING_KEY, JSON.stringify(choice));
}

/** Takes the chosen address and what it is for, once; undefined when nothing was asked for or nothing was chosen. */
export function takeChoice(): (PendingChoice & { addressId: string }) | undefined {
  const pending = readRecord(memberTab, PENDING_KEY);
  if (!pending) return undefined;
  memberTab.remove(PENDING_KEY);
  const addressId = memberTab.read(SELECTED_ADDRESS_KEY);
  if (addressId === undefined || addressId === '' || typeof pending.rewardId !== 'string') return undefined;
  memberTab.remove(SELECTED_ADDRESS_KEY);
  return { rewardId: pending.rewardId, isLottery: pending.isLottery === true, addressId };
}
