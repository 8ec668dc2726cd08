import { useLatest } from 'ahooks';
import { useEffect, useRef } from 'react';
import { useLocation } from 'umi';
import type { ShareCard } from '@/bridge/share';
import { runAfterShareDelay } from '@/bridge/shareDelay';
import { safeImage } from '@/shared/lib/safeUrl';

/** What the share menu of a screen sends, in the screen's own words; nothing personal. */
interface ScreenCard {
  title: string;
  text: string;
  /** Router path of the shared screen. */
  path: string;
  /** A picture as the server names it; one that cannot be used is left out. */
  picture?: string | undefined;
}

/** The code for it comes after the screen; without it the share menu keeps the card of before. */
async function sendCard(card: ShareCard): Promise<void> {
  const sender = import(/* webpackChunkName: "optional.late" */ './sendCard');
  await sender.then(({ sendCard: send }) => send(card)).catch(() => undefined);
}

function absolute(picture: string | undefined): string {
  const address = safeImage(picture);
  return address === undefined ? '' : new URL(address, window.location.href).href;
}

/**
 * Tells the messaging app what its share menu sends, two seconds after the card is known. While a panel stands in the
 * address the card waits, and is set when the address is the screen's again. Source: spec §4 (share helper).
 */
export function useShareCard(card: ScreenCard | undefined): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const present = useLatest(address);
  const putOff = useRef<{ address: string; set: () => void }>();
  const words = card && JSON.stringify([card.title, card.text, card.path, absolute(card.picture)]);

  useEffect(() => {
    if (words === undefined) return undefined;
    const [title, text, path, imageUrl] = JSON.parse(words) as [string, string, string, string];
    const screenAddress = present.current;
    const set = () => {
      putOff.current = undefined;
      void sendCard({ title, text, path, imageUrl });
    };
    const cancel = runAfterShareDelay(set, () => {
      putOff.current = { address: screenAddress, set };
    });
    return () => {
      cancel();
      putOff.current = undefined;
    };
  }, [words]);

  useEffect(() => {
    if (putOff.current?.address === address) putOff.current.set();
  }, [address]);
}
