import { formatPoints, formatPointsChange } from '@/shared/lib/pointsFormat';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Levels } from '../contract';
import styles from './GrowthCard.module.less';

/** The member's growth and where it came from lately. */
export function GrowthCard({ growth, growthRows }: Pick<Levels, 'growth' | 'growthRows'>) {
  if (growth === null) return null;
  return (
    <Card aria-label="成长值">
      <SectionTitle note="最近的变动">成长值 {formatPoints(growth)}</SectionTitle>
      {growthRows.length === 0 && <p className={styles.none}>还没有成长值，签到一次就有</p>}
      <ul>
        {growthRows.map(({ growthId, title, delta, at }) => (
          <ListRow
            key={growthId}
            as="li"
            title={title}
            note={formatNearDay(at)}
            wide
            value={
              <b className={delta !== null && delta > 0 ? styles.plus : styles.change}>{formatPointsChange(delta)}</b>
            }
          />
        ))}
      </ul>
    </Card>
  );
}
