import clsx from 'clsx';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import styles from './RewardPicture.module.less';

interface Props {
  src: string;
  isLarge?: boolean;
  /** In one line of text. */
  isSmall?: boolean;
  isOver?: boolean;
}

/** A prize on the ground that goods stand on. */
export function RewardPicture({ src, isLarge = false, isSmall = false, isOver = false }: Props) {
  return (
    <span className={clsx(styles.place, isLarge && styles.large, isSmall && styles.small, isOver && styles.over)}>
      <GoodsPicture src={src} eager={isLarge} />
    </span>
  );
}
