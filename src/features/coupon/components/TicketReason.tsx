import { internalPath } from '@/shared/lib/navigation';
import type { Operate } from '@/shared/lib/schema';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import type { Coupon } from '../couponRows';
import styles from './TicketReason.module.less';

interface Props {
  coupon: Pick<Coupon, 'status' | 'reasonText'>;
  button: Operate | undefined;
}

/** Why a coupon cannot be used now and what can be done instead. */
export function TicketReason({ coupon, button }: Props) {
  const wayOut = button?.enabled ? undefined : button?.reasonAction;
  const path = wayOut && internalPath(wayOut.route);
  return (
    <>
      <Dated>{coupon.reasonText}</Dated>
      {wayOut && path !== undefined && (
        <>
          {' '}
          <Link className={styles.link} to={path}>
            {wayOut.text}
          </Link>
        </>
      )}
    </>
  );
}
