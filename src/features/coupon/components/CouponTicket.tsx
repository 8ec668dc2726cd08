import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { CouponFace } from '../couponCopy';
import type { Coupon } from '../couponRows';
import styles from './CouponTicket.module.less';

interface Props {
  coupon: Pick<Coupon, 'title' | 'scope'>;
  /** Ids of the title and of until when: its buttons say which ticket they are of, two may have one title. */
  titleId?: string;
  whenId?: string;
  face: CouponFace;
  /** The stub of what is no money. */
  isService?: boolean;
  /** Cannot be used now, or not any more, or not claimed any more. */
  isGone?: boolean;
  /** The stock line of the centre. */
  extra?: ReactNode;
  /** Left of the foot: until when, or since when. */
  when: ReactNode;
  /** Right of the foot: one button or one word. */
  action: ReactNode;
  /** Below a hairline: why it cannot be used. */
  reason?: ReactNode;
  /** Opens the details by tapping anywhere on the ticket. */
  onOpen?: () => void;
}

/** One coupon: stub with its worth, dashed line, and what to know about it. */
export function CouponTicket({
  coupon,
  titleId,
  whenId,
  face: { before, figure, after, condition },
  isService = false,
  isGone = false,
  extra,
  when,
  action,
  reason,
  onOpen,
}: Props) {
  return (
    <article className={clsx(styles.ticket, isService && styles.service, isGone && styles.gone)}>
      <div className={styles.stub}>
        <p className={styles.face}>
          {before !== '' && <i>{before}</i>}
          <b className={clsx(figure.length > 3 && styles.long)}>{figure}</b>
          {after !== '' && <i>{after}</i>}
        </p>
        <span className={styles.condition}>{condition}</span>
      </div>
      <div className={styles.body}>
        <h2 id={titleId} className={styles.title}>
          {onOpen ? (
            <button type="button" className={styles.open} aria-describedby={whenId} onClick={onOpen}>
              <SpacedWord>{coupon.title}</SpacedWord>
            </button>
          ) : (
            coupon.title
          )}
        </h2>
        <p className={styles.scope}>{coupon.scope}</p>
        {extra}
        <div className={styles.foot}>
          <span id={whenId} className={styles.when}>
            <Dated>{when}</Dated>
          </span>
          <span className={styles.action}>{action}</span>
        </div>
        {reason !== undefined && <div className={styles.reason}>{reason}</div>}
      </div>
    </article>
  );
}
