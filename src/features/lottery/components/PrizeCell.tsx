import clsx from 'clsx';
import { safeImage } from '@/shared/lib/safeUrl';
import { Picture } from '@/shared/ui/Picture';
import type { Prize } from '../contract';
import styles from './PrizeCell.module.less';

interface Props {
  prize: Prize;
  isLit: boolean;
}

const PICTURE_PX = 48;

export function PrizeCell({ prize, isLit }: Props) {
  const picture = safeImage(prize.img);
  const isGone = prize.left === 0;
  return (
    <li
      className={clsx(
        styles.cell,
        styles[`at${prize.position}`],
        prize.type === 'none' && styles.none,
        isLit && styles.lit,
      )}
    >
      <span className={styles.picture}>{picture !== undefined && <Picture src={picture} size={PICTURE_PX} />}</span>
      <span className={styles.name}>{prize.name}</span>
      {isGone && <span className={styles.gone}>已发完</span>}
    </li>
  );
}
