import type { ReactNode } from 'react';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import styles from './GoodsLead.module.less';

interface Props {
  name: string;
  points: number | null;
  cash: number | null;
  /** Behind the price. */
  origin?: ReactNode;
}

/** Price and name of a good, at the same place while the rest is on its way. */
export function GoodsLead({ name, points, cash, origin }: Props) {
  return (
    <>
      <p className={styles.price}>
        <PriceTag points={points} cents={cash} size="large" />
        {origin}
      </p>
      <h1 className={styles.name}>{name}</h1>
    </>
  );
}
