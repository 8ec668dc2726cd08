import type { ReactNode } from 'react';
import { ReactComponent as ArrowIcon } from '@/shared/icons/chevronRight.svg';
import { ReactComponent as PinIcon } from '@/shared/icons/mapPin.svg';
import { ReactComponent as StoreIcon } from '@/shared/icons/store.svg';
import { Card } from '@/shared/ui/Card/Card';
import { Measured } from '@/shared/ui/Dated/Measured';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import type { Checkout } from '../useCheckout';
import type { CheckoutNavigation } from '../useCheckoutNavigation';
import styles from './DeliveryCard.module.less';

interface Props {
  checkout: Checkout;
  navigation: CheckoutNavigation;
}

const WAYS = [
  { key: 'express', text: '快递配送' },
  { key: 'pickup', text: '到店自提' },
] as const;

function Place({ icon, children, onClick }: { icon: ReactNode; children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.place} onClick={onClick}>
      <IconSeat tone="apricot" className={styles.seat}>
        {icon}
      </IconSeat>
      {children}
      <ArrowIcon aria-hidden className={styles.arrow} />
    </button>
  );
}

function AddressPlace({ checkout, onClick }: { checkout: Checkout; onClick: () => void }) {
  const address = checkout.shown?.address;
  return (
    <Place icon={<PinIcon aria-hidden />} onClick={onClick}>
      {address ? (
        <>
          <b className={styles.name}>
            <MaskedText>{`${address.name} ${address.mobileMasked}`}</MaskedText>
          </b>
          <span className={styles.text}>
            <Measured>{`${address.areaText} ${address.detail}`}</Measured>
          </span>
        </>
      ) : (
        <b className={styles.name}>
          {checkout.draft.addressId === undefined ? '请添加收货地址' : '请重新选择收货地址'}
        </b>
      )}
    </Place>
  );
}

function StorePlace({ checkout, onClick }: { checkout: Checkout; onClick: () => void }) {
  const store = checkout.chosenStore;
  return (
    <Place icon={<StoreIcon aria-hidden />} onClick={onClick}>
      {store ? (
        <>
          <b className={styles.name}>{store.name}</b>
          <span className={styles.text}>
            <Measured>{`${store.address}，${store.hours}`}</Measured>
          </span>
        </>
      ) : (
        <b className={styles.name}>请选择自提门店</b>
      )}
    </Place>
  );
}

/** Where the good goes to: an address or a store; nothing for what goes into the account. */
export function DeliveryCard({ checkout, navigation }: Props) {
  const ways = WAYS.filter(({ key }) => checkout.item.deliver.includes(key));
  if (ways.length === 0) return null;
  return (
    <Card className={styles.card} aria-label="收货方式">
      {ways.length > 1 && (
        <Tabs
          variant="segmented"
          aria-label="收货方式"
          items={WAYS}
          value={checkout.isPickup ? 'pickup' : 'express'}
          onChange={(way) => checkout.change({ isPickup: way === 'pickup' })}
        />
      )}
      {checkout.isPickup ? (
        <StorePlace checkout={checkout} onClick={navigation.chooseStore} />
      ) : (
        <AddressPlace checkout={checkout} onClick={navigation.chooseAddress} />
      )}
    </Card>
  );
}
