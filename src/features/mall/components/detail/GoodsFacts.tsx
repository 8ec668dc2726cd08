import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronRight.svg';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { Goods } from '../../contract';
import { type Choice, describeChoice } from '../../skuChoice';
import styles from './GoodsFacts.module.less';

interface Props {
  goods: Goods;
  choice: Choice;
  onChoose: () => void;
}

/** The rows below the head: specs, delivery, guarantees. */
export function GoodsFacts({ goods, choice, onChoose }: Props) {
  const chosen = describeChoice(goods, choice);
  const canChoose = goods.skus.length > 1;
  return (
    <section className={styles.facts} aria-label="规格与配送">
      {canChoose && (
        <button type="button" className={styles.row} onClick={onChoose} aria-haspopup="dialog">
          <span className={styles.key}>规格</span>
          <span className={styles.value}>{chosen}</span>
          <ArrowIcon aria-hidden className={styles.arrow} />
        </button>
      )}
      {!canChoose && chosen !== '' && (
        <div className={styles.row}>
          <span className={styles.key}>规格</span>
          <span className={styles.value}>{chosen}</span>
        </div>
      )}
      {goods.deliverText !== '' && (
        <div className={styles.row}>
          <span className={styles.key}>配送</span>
          <span className={styles.value}>
            <Dated>{goods.deliverText}</Dated>
          </span>
        </div>
      )}
      {goods.guarantees.length > 0 && (
        <div className={styles.row}>
          <span className={styles.key}>保障</span>
          <span className={styles.value}>{goods.guarantees.join('，')}</span>
        </div>
      )}
    </section>
  );
}
