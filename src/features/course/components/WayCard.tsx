import type { ReactNode } from 'react';
import { ReactComponent as RightIcon } from '@/shared/icons/crown.svg';
import { ReactComponent as CodeIcon } from '@/shared/icons/key.svg';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import { Card } from '@/shared/ui/Card/Card';
import { Measured } from '@/shared/ui/Dated/Measured';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import type { ExchangeWay, Way } from '../contract';
import styles from './WayCard.module.less';

const TITLES: Readonly<Record<Way, string>> = { points: '用积分', code: '用兑换码', right: '用会员权益' };
const ICONS: Readonly<Record<Way, ReactNode>> = {
  points: <Apricot className={styles.icon} />,
  code: <CodeIcon className={styles.icon} aria-hidden />,
  right: <RightIcon className={styles.icon} aria-hidden />,
};

/** The chosen way: what the member has for it and what it takes. */
export function WayCard({ way: { key, note, points }, children }: { way: ExchangeWay; children?: ReactNode }) {
  return (
    <Card>
      <div className={styles.row}>
        {ICONS[key]}
        <div className={styles.words}>
          <h3 className={styles.title}>{TITLES[key]}</h3>
          <p className={styles.note}>
            <Measured>{note}</Measured>
          </p>
        </div>
        {key === 'points' ? <PriceTag points={points} /> : <span className={styles.none}>不扣积分</span>}
      </div>
      {children}
    </Card>
  );
}
