import { onControl } from '../control';
import { needText } from '../refusal';
import { serverNow } from '../state';
import { redeemCode } from './codes';
import { STORES } from './stores';

/** Staff takes a member's code; a control call for QA, because staff's own till is not part of this app. */
onControl('use', (body) => {
  const typed = needText(body.code, '请带上券码', 40);
  const store = STORES.find((each) => each.storeId === body.storeId) ?? STORES[0];
  const { kind, refId, usedAt } = redeemCode(typed, store?.name ?? '', serverNow());
  return { kind, refId, usedAt, store: store?.name ?? '' };
});
