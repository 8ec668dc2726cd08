import type { ReactNode } from 'react';
import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronRight.svg';
import { ReactComponent as PinIcon } from '@/shared/icons/mapPin.svg';
import { ReactComponent as StoreIcon } from '@/shared/icons/store.svg';
import { Card } from '@/shared/ui/Card/Card';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import type { OrderForm } from '../../useOrderForm';
import styles from './DeliveryCard.module.less';

interface Props {
  form: OrderForm;
  hasChoice: boolean;
  onChooseAddress: () => void;
  onChooseStore: () => void;
}

const WAYS = [
  { key: 'express', text: '快递配送' },
  { key: 'pickup', text: '到店自提' },
] as const;

function Place({ icon, children, onClick }: { icon: ReactNode; children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.place} onClick={onClick}>
      <IconSeat tone="apricot">{icon}</IconSeat>
      <span className={styles.words}>{children}</span>
      <ArrowIcon aria-hidden className={styles.arrow} />
    </button>
  );
}

function AddressPlace({ form, onClick }: { form: OrderForm; onClick: () => void }) {
  const address = form.shown?.address;
  return (
    <Place icon={<PinIcon aria-hidden />} onClick={onClick}>
      {address ? (
        <>
          <b className={styles.name}>
            {address.name} <MaskedText>{address.mobileMasked}</MaskedText>
          </b>
          <span className={styles.text}>
            {address.areaText}
            {address.detail}
          </span>
        </>
      ) : (
        <b className={styles.name}>{form.draft.addressId === undefined ? '请添加收货地址' : '请重新选择收货地址'}</b>
      )}
    </Place>
  );
}

function StorePlace({ form, onClick }: { form: OrderForm; onClick: () => void }) {
  const store = form.chosenStore;
  return (
    <Place icon={<StoreIcon aria-hidden />} onClick={onClick}>
      {store ? (
        <>
          <b className={styles.name}>{store.name}</b>
          <span className={styles.text}>
            {store.address}，{store.hours}
          </span>
        </>
      ) : (
        <b className={styles.name}>请选择自提门店</b>
      )}
    </Place>
  );
}

/** Where the good goes to: an address or a store. */
export function DeliveryCard({ form, hasChoice, onChooseAddress, onChooseStore }: Props) {
  return (
    <Card className={styles.card} aria-label="收货方式">
      {hasChoice && (
        <Tabs
          variant="segmented"
          aria-label="收货方式"
          items={WAYS}
          value={form.isPickup ? 'pickup' : 'express'}
          onChange={(way) => form.change({ isPickup: way === 'pickup' })}
        />
      )}
      {form.isPickup ? (
        <StorePlace form={form} onClick={onChooseStore} />
      ) : (
        <AddressPlace form={form} onClick={onChooseAddress} />
      )}
    </Card>
  );
}
