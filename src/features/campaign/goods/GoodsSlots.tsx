import clsx from 'clsx';
import styles from './GoodsSlots.module.less';
import { SlotGoods } from './SlotGoods';
import { SlotTabs } from './SlotTabs';
import { SlotTime } from './SlotTime';
import { useGoodsSlots } from './useGoodsSlots';

interface Props {
  title: string;
  /** The campaign's code. */
  code: string;
  /** The word that goes along to the good's screen; the code without one. */
  from?: string | undefined;
}

/** The goods that a campaign sells today, by time slots that follow the server's clock. A guest sees them too. */
export function GoodsSlots({ title, code, from }: Props) {
  const shown = useGoodsSlots(code);
  const { slots, chosen, choose } = shown;
  return (
    <section>
      <div className={styles.head}>
        <h2>{title}</h2>
        <SlotTime slot={chosen} />
      </div>
      {slots.length > 0 ? (
        <SlotTabs className={styles.tabs} slots={slots} onChoose={choose} />
      ) : (
        <div className={clsx(styles.tabs, styles.noTabs)} />
      )}
      <SlotGoods code={code} from={from} shown={shown} />
    </section>
  );
}
