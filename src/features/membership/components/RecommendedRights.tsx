import { useQuery } from '@/request/useQuery';
import { getCardList } from '../contract';
import { RightsGrid } from './RightsGrid';

/** What the new card gives; nothing while it is not known. */
export function RecommendedRights({ cardId }: { cardId: string }) {
  const { data } = useQuery(getCardList, undefined);
  const card = data?.cards.find((each) => each.cardId === cardId);
  return card ? <RightsGrid rights={card.rights} /> : null;
}
