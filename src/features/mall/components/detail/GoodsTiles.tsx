import { keyed } from '@/shared/lib/keyed';
import type { Goods } from '../../contract';
import styles from './GoodsTiles.module.less';

/** What is asked first of a good, three beside each other: the value, and below it what it is; in 长辈版 as rows. */
export function GoodsTiles({ facts }: Pick<Goods, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.tiles}>
      {keyed(facts).map(([key, { name, value }]) => (
        <div key={key} className={styles.tile}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
