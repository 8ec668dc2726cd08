import { formatDistance } from '@/shared/lib/distanceFormat';
import { Measured } from '@/shared/ui/Dated/Measured';
import type { Checkout } from '../useCheckout';
import { ChoicePopup } from './ChoicePopup';

interface Props {
  isOpen: boolean;
  checkout: Checkout;
  onClose: () => void;
}

export function StorePopup({ isOpen, checkout, onClose }: Props) {
  const options = checkout.stores.map(({ storeId, name, address, hours, distance }) => ({
    key: storeId,
    title: name,
    note: <Measured>{[address, hours, formatDistance(distance)].filter((part) => part !== '').join('，')}</Measured>,
  }));
  const choose = (storeId: string) => {
    checkout.change({ storeId });
    onClose();
  };
  return (
    <ChoicePopup
      isOpen={isOpen}
      title="选择自提门店"
      options={options}
      chosenKey={checkout.chosenStore?.storeId}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
