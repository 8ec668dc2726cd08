import clsx from 'clsx';
import bronze from '@/shared/art/bronzeMedal.webp';
import gold from '@/shared/art/goldMedal.webp';
import silver from '@/shared/art/silverMedal.webp';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { Picture } from '@/shared/ui/Picture/Picture';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { RankRow } from '../contract';
import styles from './Podium.module.less';

/** A tie wins the same medal. */
const MEDALS: Readonly<Record<number, string>> = { 1: gold, 2: silver, 3: bronze };
const STEPS = [styles.first, styles.second, styles.third];

export function Podium({ rows }: { rows: readonly RankRow[] }) {
  return (
    <ol className={styles.podium}>
      {rows.map((row, index) => {
        const medal = MEDALS[row.rank];
        return (
          <li key={rows.indexOf(row)} className={clsx(styles.step, STEPS[index])}>
            <span className={styles.head}>
              <Avatar src={row.avatar} sizePx={56} />
              {medal !== undefined && <Picture className={styles.medal} src={medal} size={26} />}
            </span>
            <VisuallyHidden>第 {row.rank} 名</VisuallyHidden>
            <span className={styles.name}>{row.nickname}</span>
            <small className={styles.score}>
              {row.score} 次{row.tied && '，并列'}
            </small>
          </li>
        );
      })}
    </ol>
  );
}
