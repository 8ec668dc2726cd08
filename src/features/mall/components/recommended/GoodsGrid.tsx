import type { GoodsRow } from '../../contract';
import { GoodsCard } from '../home/GoodsCard';
import styles from './GoodsGrid.module.less';

interface Props {
  /** The goods in the order in which they stand, two in a row. */
  goods: readonly GoodsRow[];
  /** Where the member comes from, a word of ASCII letters that goes along to the good's screen. */
  from?: string;
}

/** Goods that are there at once, each a link to its screen. */
export function GoodsGrid({ goods, from }: Props) {
  return (
    <div className={styles.grid}>
      {goods.map((each) => (
        <GoodsCard key={each.goodsId} goods={each} from={from} />
      ))}
    </div>
  );
}
