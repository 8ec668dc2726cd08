import { useEffect } from 'react';
import { useLocation } from 'umi';
import { nameCard, type ScreenCard } from './screenCard';

/**
 * Names the card of the present screen, where the share table does not know enough: the good, the article, the team. When
 * and how the messaging app hears of it is `followShares`' business.
 */
export function useShareCard(card: ScreenCard | undefined): void {
  const { pathname } = useLocation();
  const words = card && JSON.stringify(card);
  useEffect(() => {
    return words === undefined ? undefined : nameCard(pathname, JSON.parse(words) as ScreenCard);
  }, [pathname, words]);
}
