import { withUnits } from '@/shared/lib/unbroken';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import type { OrderItem } from '../orderSchemas';
import styles from './OrderItems.module.less';

/** The goods of an order, one row each. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul>
      {items.map(({ itemId, name, img, spec, num }) => (
        <li key={itemId} className={styles.item}>
          <GoodsPicture className={styles.picture} src={img} />
          <div className={styles.text}>
            <p className={styles.name}>{withUnits(name)}</p>
            <p className={styles.spec}>
              {spec} × {num}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
