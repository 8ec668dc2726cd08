import { Link } from 'umi';
import { pathOf } from '@/shared/lib/navigation';
import { countCopy, pointsCopy } from '../assetCopy';
import type { UserHome } from '../contract';
import styles from './AssetRow.module.less';

/** What the member has. A number that is not known is "—", never 0. */
export function AssetRow({ home }: { home: UserHome | undefined }) {
  const assets = [
    { name: '积分', value: pointsCopy(home?.points), to: pathOf('record') },
    { name: '卡券', value: countCopy(home?.couponCount), to: pathOf('couponList', { tab: 'usable' }) },
    { name: '权益', value: countCopy(home?.rightCount), to: pathOf('equityAggregation') },
    { name: '奖品', value: countCopy(home?.prizeCount), to: pathOf('prizeRecord') },
  ];
  return (
    <nav className={styles.row} aria-label="我的资产">
      {assets.map(({ name, value, to }) => (
        <Link key={name} className={styles.asset} to={to}>
          <b className={styles.value}>{value}</b>
          <span className={styles.name}>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
