import { FavoriteButton } from '@/shared/ui/FavoriteButton/FavoriteButton';
import type { SkinArticle } from '../../contract';
import { useFavorite } from '../../useFavorite';

interface Props {
  article: SkinArticle;
  onChange: (isOn: boolean) => void;
  askAnew: () => void;
}

export function ArticleFavorite({ article, onChange, askAnew }: Props) {
  const toggle = useFavorite(article, { show: onChange, askAnew });
  return <FavoriteButton isFavorite={article.favorite} onToggle={toggle} />;
}
