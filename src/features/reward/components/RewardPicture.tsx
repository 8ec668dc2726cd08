import clsx from 'clsx';
import { safeImage } from '@/shared/lib/safeUrl';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import { Picture } from '@/shared/ui/Picture/Picture';
import styles from './RewardPicture.module.less';

interface Props {
  src: string;
  isLarge?: boolean;
  /** In one line of text, without a ground. */
  isSmall?: boolean;
  isOver?: boolean;
}

export function RewardPicture({ src, isLarge = false, isSmall = false, isOver = false }: Props) {
  const picture = safeImage(src);
  return (
    <span className={clsx(styles.ground, isLarge && styles.large, isSmall && styles.small, isOver && styles.over)}>
      <Apricot className={styles.blank} />
      {picture !== undefined && <Picture className={styles.picture} src={picture} size={isLarge ? 88 : 48} />}
    </span>
  );
}
