import { ReactComponent as StarIcon } from '@/shared/icons/star.svg';
import { ReactComponent as StarFilledIcon } from '@/shared/icons/starFilled.svg';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import type { SkinArticle } from '../../contract';
import { useFavorite } from '../../useFavorite';
import styles from './FavoriteButton.module.less';

interface Props {
  article: SkinArticle;
  onChange: (isOn: boolean) => void;
  askAnew: () => void;
}

export function FavoriteButton({ article, onChange, askAnew }: Props) {
  const toggle = useFavorite(article, { show: onChange, askAnew });
  const { favorite } = article;
  return (
    <button type="button" className={styles.button} aria-pressed={favorite} onClick={toggle}>
      {favorite ? <StarFilledIcon aria-hidden /> : <StarIcon aria-hidden />}
      <SpacedWord>{favorite ? '已收藏' : '收藏'}</SpacedWord>
    </button>
  );
}
