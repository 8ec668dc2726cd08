import { ReactComponent as HeartIcon } from '@/shared/icons/heart.svg';
import { ReactComponent as HeartFilledIcon } from '@/shared/icons/heartFilled.svg';
import { SpacedWord } from '../Button/SpacedWord';
import styles from './FavoriteButton.module.less';

interface Props {
  isFavorite: boolean;
  onToggle: () => void;
}

/** Keeps what is read or learned among the member's own, in the bar of its screen. */
export function FavoriteButton({ isFavorite, onToggle }: Props) {
  const Icon = isFavorite ? HeartFilledIcon : HeartIcon;
  return (
    <button type="button" className={styles.button} aria-pressed={isFavorite} onClick={onToggle}>
      <Icon aria-hidden />
      <SpacedWord>{isFavorite ? '已收藏' : '收藏'}</SpacedWord>
    </button>
  );
}
