import { useState } from 'react';
import { ReactComponent as PinIcon } from '@/shared/icons/mapPin.svg';
import { keyed } from '@/shared/lib/keyed';
import { Card } from '@/shared/ui/Card/Card';
import { Timeline } from '@/shared/ui/Timeline/Timeline';
import type { GoodsOrderDetail } from '../orderSchemas';
import styles from './OrderDelivery.module.less';
import { ParcelView } from './ParcelView';

const FIRST_STEPS = 4;

/** Parcels, the steps so far, and where it goes. */
export function OrderDelivery({ order }: { order: GoodsOrderDetail }) {
  const { express, timeline, address } = order;
  return (
    <Card aria-label="配送">
      {keyed(express).map(([key, parcel]) => (
        <ParcelView key={key} parcel={parcel} />
      ))}
      <div className={styles.steps}>
        <Steps steps={timeline} />
      </div>
      {address && (
        <p className={styles.address}>
          <PinIcon aria-hidden />
          <span>
            <b>
              {address.name} {address.mobileMasked}
            </b>
            <br />
            {address.areaText}
            {address.detail}
          </span>
        </p>
      )}
    </Card>
  );
}

function Steps({ steps }: { steps: GoodsOrderDetail['timeline'] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? steps : steps.slice(0, FIRST_STEPS);
  return (
    <>
      <Timeline aria-label="订单进度" items={shown.map(({ at, text }) => ({ title: text, at }))} />
      {steps.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          看全部 {steps.length} 条
        </button>
      )}
    </>
  );
}
