import { ReactComponent as PinIcon } from '@/shared/icons/mapPin.svg';
import { keyed } from '@/shared/lib/keyed';
import { Card } from '@/shared/ui/Card/Card';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import type { GoodsOrderDetail } from '../orderSchemas';
import styles from './OrderDelivery.module.less';
import { ParcelView } from './ParcelView';
import { Steps } from './Steps';

const FIRST_STEPS = 4;

/** Parcels, the steps so far, and where it goes; one parcel and the order tell one story. */
export function OrderDelivery({ order }: { order: GoodsOrderDetail }) {
  const { express, timeline, address } = order;
  const only = express.length === 1 ? express[0] : undefined;
  return (
    <Card aria-label="配送">
      {only ? (
        <ParcelView parcel={only} steps={timeline} first={FIRST_STEPS} />
      ) : (
        <>
          {keyed(express).map(([key, parcel]) => (
            <ParcelView key={key} parcel={parcel} />
          ))}
          <div className={styles.steps}>
            <Steps label="订单进度" first={FIRST_STEPS} items={timeline.map(({ at, text }) => ({ title: text, at }))} />
          </div>
        </>
      )}
      {address && (
        <p className={styles.address}>
          <PinIcon aria-hidden />
          <span>
            <b>
              <MaskedText>{`${address.name} ${address.mobileMasked}`}</MaskedText>
            </b>
            <br />
            <MaskedText>{`${address.areaText} ${address.detail}`}</MaskedText>
          </span>
        </p>
      )}
    </Card>
  );
}
