import clsx from 'clsx';
import { pathOf } from '@/shared/lib/navigation';
import { isVast } from '@/shared/lib/pointsFormat';
import { serverNow } from '@/shared/lib/serverClock';
import { Link } from '@/shared/ui/Link/Link';
import { countCopy, couponsDue, pointsCopy, pointsDue, prizesDue } from '../assetCopy';
import type { UserHome } from '../contract';
import styles from './AssetRow.module.less';

/** A hundred thousand with its comma fills a quarter of the width; a million is smaller everywhere. */
const LONG = 7;

/** What the member has. A number that is not known is "—", never 0. */
export function AssetRow({ home }: { home: UserHome | undefined }) {
  const due = home?.due;
  const assets = [
    { name: '积分', value: pointsCopy(home?.points), due: due && pointsDue(due), to: pathOf('record') },
    {
      name: '卡券',
      value: countCopy(home?.couponCount),
      due: due && couponsDue(due),
      to: pathOf('couponList', { tab: 'usable' }),
    },
    { name: '权益', value: countCopy(home?.rightCount), due: undefined, to: pathOf('equityAggregation') },
    {
      name: '奖品',
      value: countCopy(home?.prizeCount),
      due: due && prizesDue(due, serverNow()),
      to: pathOf('prizeRecord'),
    },
  ];
  return (
    <nav
      // Nine digits take room from their neighbours, too.
      className={clsx(styles.row, assets.some(({ value }) => isVast(value)) && styles.vast)}
      aria-label="我的资产"
    >
      {assets.map(({ name, value, due: note, to }) => (
        <Link key={name} className={styles.asset} to={to}>
          <b
            key={value}
            className={clsx(styles.value, value.length === LONG && styles.tight, value.length > LONG && styles.long)}
          >
            {value}
          </b>
          <span className={styles.name}>{name}</span>
          {note && <small className={styles.due}>{note}</small>}
        </Link>
      ))}
    </nav>
  );
}
