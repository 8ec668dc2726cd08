import { readRecord, sessionStore } from '@/shared/lib/storage';

/** Where the address screen leaves the chosen address. */
const CHOSEN_KEY = 'selectedAddressId';
const PENDING_KEY = 'rewardAddressFor';

export interface PendingChoice {
  rewardId: string;
  isLottery: boolean;
}

/** Remembers for which reward an address is about to be chosen, and forgets an older choice. */
export function beginChoice(choice: PendingChoice): void {
  sessionStore.remove(CHOSEN_KEY);
  sessionStore.write(PENDING_KEY, JSON.stringify(choice));
}

/** Takes the chosen address and what it is for, once; undefined when nothing was asked for or nothing was chosen. */
export function takeChoice(): (PendingChoice & { addressId: string }) | undefined {
  const pending = readRecord(sessionStore, PENDING_KEY);
  if (!pending) return undefined;
  sessionStore.remove(PENDING_KEY);
  const addressId = sessionStore.read(CHOSEN_KEY);
  if (addressId === undefined || addressId === '' || typeof pending.rewardId !== 'string') return undefined;
  sessionStore.remove(CHOSEN_KEY);
  return { rewardId: pending.rewardId, isLottery: pending.isLottery === true, addressId };
}
