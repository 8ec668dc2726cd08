import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'umi';
import { memberTab } from '@/session/memberStorage';
import { RETURN_ONE_STEP } from '@/shared/lib/historyEntry';
import { pathOf } from '@/shared/lib/navigation';
import { readRecord } from '@/shared/lib/storage';
import { useNavigate } from '@/shared/lib/useNavigate';

/** Session storage: the address that was picked last and for whom, until that asker takes it. */
const PICKED_KEY = 'pickedAddress';

/** Who may ask for an address. A campaign asks in its own name. */
type AskerKind = 'checkout' | 'order' | 'prize' | 'reward' | `campaign-${string}`;

export interface PickedAddress {
  readonly addressId: string;
  /** Which of its kind asked: an order's number, a prize's id. */
  readonly askerId: string;
}

interface PickOptions {
  /** Where the choice comes back to; the present address when absent. */
  backTo?: string;
  /** The present entry only led here: it does not stay in the history. */
  replace?: boolean;
}

/**
 * Returns a function that leads to the address screen and names who asks. The name travels in the address (`from`), so
 * that a choice belongs to its asker whatever else was asked in the same tab. The asker takes it by `usePickedAddress`.
 */
export function usePickAddress() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (kind: AskerKind, askerId: string, { backTo, replace = false }: PickOptions = {}) => {
      const query = { mode: 'select', backTo: backTo ?? pathname + search, from: `${kind}:${askerId}` };
      const isBelow = backTo === undefined || (backTo === pathname + search && !replace);
      navigate(pathOf('address', query), { replace, state: isBelow ? RETURN_ONE_STEP : undefined });
    },
    [navigate, pathname, search],
  );
}

function readPicked(kind: AskerKind, askerId: string | undefined): PickedAddress | undefined {
  const { asker, addressId } = readRecord(memberTab, PICKED_KEY) ?? {};
  if (typeof asker !== 'string' || typeof addressId !== 'string' || !asker.startsWith(`${kind}:`)) return undefined;
  const picked = { addressId, askerId: asker.slice(kind.length + 1) };
  return askerId === undefined || askerId === picked.askerId ? picked : undefined;
}

/**
 * The address with which the member has come back to this screen, once: for this asker, or for any of its kind when
 * `askerId` is absent. It stays the same as long as the screen stands.
 */
export function usePickedAddress(kind: AskerKind, askerId?: string): PickedAddress | undefined {
  const [picked] = useState(() => readPicked(kind, askerId));
  useEffect(() => {
    if (picked) memberTab.remove(PICKED_KEY);
  }, [picked]);
  return picked;
}

/** Keeps an address for its asker. */
export function keepPicked(asker: string, addressId: string): void {
  memberTab.write(PICKED_KEY, JSON.stringify({ asker, addressId }));
}

/** A deleted address cannot stay the picked one. */
export function forgetPicked(addressId: string): void {
  if (readRecord(memberTab, PICKED_KEY)?.addressId === addressId) memberTab.remove(PICKED_KEY);
}
