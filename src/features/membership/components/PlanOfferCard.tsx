import { formatYuan } from '@/shared/lib/money';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Branch } from '@/shared/ui/Branch/Branch';
import { originOf } from '../planCopy';
import type { PlanOfferRow } from '../planOffer';
import styles from './PlanOfferCard.module.less';

interface Props {
  /** What the campaign offers. */
  offer: PlanOfferRow;
  /** Hears of a tap on the way to the card. */
  onOpen?: () => void;
}

/** A card at the price of a campaign on its own dark ground, with what does not go with it, and the way to it. */
export function PlanOfferCard({ offer, onOpen }: Props) {
  const { title, days, rights, price, note, operate } = offer;
  const origin = originOf(offer);
  return (
    <article className={styles.offer} onClickCapture={onOpen}>
      <Branch className={styles.branch} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.price}>
        {formatYuan(price)}
        {origin && (
          <span>
            {origin.basis} <s>{formatYuan(origin.cents)}</s>
          </span>
        )}
      </p>
      <p className={styles.line}>
        {days} 天，{rights} 项专享权益
      </p>
      {note !== undefined && <p className={styles.line}>{note}</p>}
      {operate.map((each) => (
        <ActionButton key={each.key} operate={each} className={each.enabled ? styles.action : styles.off} />
      ))}
    </article>
  );
}
