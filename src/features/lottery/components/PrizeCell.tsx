import clsx from 'clsx';
import { useElderMode } from '@/shared/lib/elderMode';
import { safeImage } from '@/shared/lib/safeUrl';
import { Picture } from '@/shared/ui/Picture/Picture';
import type { Prize } from '../contract';
import styles from './PrizeCell.module.less';

const PICTURE_PX = 48;

export function PrizeCell({ prize }: { prize: Prize }) {
  const picture = safeImage(prize.img);
  const isElder = useElderMode();
  const isGone = prize.left === 0;
  return (
    <li className={clsx(styles.cell, styles[`at${prize.position}`], prize.type === 'none' && styles.none)}>
      <span className={styles.picture}>{picture !== undefined && <Picture src={picture} size={PICTURE_PX} />}</span>
      <span className={styles.name}>{isElder ? (prize.shortName ?? prize.name) : prize.name}</span>
      {isGone && <span className={styles.gone}>已发完</span>}
    </li>
  );
}
