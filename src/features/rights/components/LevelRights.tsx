import clsx from 'clsx';
import { Link } from 'umi';
import { pathOf } from '@/shared/lib/navigation';
import { Card } from '@/shared/ui/Card/Card';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Level } from '../contract';
import { describeRights, describeUse } from '../levelCopy';
import styles from './LevelRights.module.less';
import { RightIcon } from './RightIcon';

/** What one level gives; each right leads to its page. */
export function LevelRights({ level, levels }: { level: Level; levels: readonly Level[] }) {
  return (
    <Card>
      <SectionTitle note={describeRights(level, levels)}>等级权益</SectionTitle>
      <ul className={styles.grid}>
        {level.rights.map((right) => (
          <li key={right.rightId}>
            <Link
              to={pathOf('equity', { rightId: right.rightId })}
              className={clsx(styles.right, right.locked && styles.locked)}
            >
              <RightIcon type={right.type} isOff={right.locked} isOnTint className={styles.icon} />
              <span className={styles.words}>
                <b className={styles.title}>{right.title}</b>
                <span className={styles.note}>{right.note}</span>
                <span className={styles.use}>{describeUse(right)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
