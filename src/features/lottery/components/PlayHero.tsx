import gift from '@/shared/art/gift.webp';
import herb from '@/shared/art/herb.webp';
import house from '@/shared/art/house.webp';
import { Picture } from '@/shared/ui/Picture/Picture';
import styles from './PlayHero.module.less';
import { WinnersTicker } from './WinnersTicker';

export function PlayHero({ title }: { title: string }) {
  return (
    <section className={styles.hero}>
      <svg className={styles.ground} viewBox="0 0 240 230" aria-hidden="true">
        <circle className={styles.sun} cx="156" cy="112" r="88" />
        <path className={styles.hill} d="M20 230C40 172 96 150 150 156s84 20 110 60v14z" />
      </svg>
      <Picture className={styles.house} src={house} size={112} />
      <Picture className={styles.gift} src={gift} size={56} />
      <Picture className={styles.herb} src={herb} size={44} />
      <p className={styles.title}>{title}</p>
      <p className={styles.line}>每天来试试，概率都公开</p>
      <div className={styles.ticker}>
        <WinnersTicker />
      </div>
    </section>
  );
}
