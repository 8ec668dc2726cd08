import type { GuestContext } from '../handle';
import { needText } from '../refusal';
import { redeemCode } from './codes';
import { STORES } from './stores';

/** Staff scans or types a member's code; a control call for QA, because staff's own till is not part of this app. */
export function useByStaff({ body, now }: GuestContext) {
  const code = needText(body.code, '请带上券码', 40);
  const store = STORES.find((each) => each.storeId === body.storeId) ?? STORES[0];
  const { kind, refId, usedAt } = redeemCode(code, store?.name ?? '', now);
  return { kind, refId, usedAt, store: store?.name ?? '' };
}
