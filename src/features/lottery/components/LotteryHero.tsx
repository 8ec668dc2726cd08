import type { ReactNode } from 'react';
import gift from '@/shared/art/gift.webp';
import herb from '@/shared/art/herb.webp';
import house from '@/shared/art/house.webp';
import { AtCommas } from '@/shared/ui/Dated/AtCommas';
import { Picture } from '@/shared/ui/Picture/Picture';
import styles from './LotteryHero.module.less';

interface Props {
  title: string;
  slogan: string | undefined;
  art: ReactNode;
  /** The latest winners; their place is kept. */
  children?: ReactNode;
}

function HouseInTheSun() {
  return (
    <>
      <svg className={styles.ground} viewBox="0 0 240 230" aria-hidden="true">
        <circle className={styles.sun} cx="156" cy="112" r="88" />
        <path className={styles.hill} d="M20 230C40 172 96 150 150 156s84 20 110 60v14z" />
      </svg>
      <Picture className={styles.house} src={house} size={112} />
      <Picture className={styles.gift} src={gift} size={56} />
      <Picture className={styles.herb} src={herb} size={44} />
    </>
  );
}

export function LotteryHero({ title, slogan = '每天来试试，概率都公开', art = <HouseInTheSun />, children }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.art}>{art}</div>
      <p className={styles.title}>{title}</p>
      <p className={styles.line}>
        <AtCommas>{slogan}</AtCommas>
      </p>
      <div className={styles.ticker}>{children}</div>
    </section>
  );
}
