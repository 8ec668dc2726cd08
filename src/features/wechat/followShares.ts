import type { history } from 'umi';
import { allowLinkCopy, setShareCard } from '@/bridge/share';
import { runAfterShareDelay } from '@/bridge/shareDelay';
import { sharingAt } from './cardAt';
import { fetchSignature } from './fetchSignature';
import { cardNamedAt, onCardNamed } from './screenCard';

/**
 * Tells the messaging app what its share menu does, on every screen anew: the card two seconds after address and card have
 * last changed, and at once whether the address may be copied. What the host has not taken is told again on the next
 * screen. Returns what ends it. Source: spec §4 (share helper).
 */
export function followShares({ location, listen }: Pick<typeof history, 'location' | 'listen'>): () => void {
  let present = location;
  let told: string | undefined;
  let isCopyAllowed: boolean | undefined = true;
  let cancel = () => {};

  const tellCopy = (isAllowed: boolean) => {
    if (isAllowed === isCopyAllowed) return;
    isCopyAllowed = isAllowed;
    void allowLinkCopy(isAllowed, fetchSignature).then((isTold) => {
      if (!isTold && isCopyAllowed === isAllowed) isCopyAllowed = undefined;
    });
  };

  const look = () => {
    cancel();
    const { pathname, search } = present;
    const { card, isAddressOpen } = sharingAt(pathname, search, cardNamedAt(pathname));
    tellCopy(isAddressOpen);
    const words = JSON.stringify([pathname, card]);
    if (words === told) return;
    cancel = runAfterShareDelay(() => {
      told = words;
      void setShareCard(card, fetchSignature).then((isTold) => {
        if (!isTold && told === words) told = undefined;
      });
    });
  };

  const endListening = listen((update) => {
    present = update.location;
    look();
  });
  const endNaming = onCardNamed(look);
  look();
  return () => {
    cancel();
    endListening();
    endNaming();
  };
}
