import { formatDistance } from '../../distanceFormat';
import type { OrderForm } from '../../useOrderForm';
import { ChoicePopup } from './ChoicePopup';

interface Props {
  isOpen: boolean;
  form: OrderForm;
  onClose: () => void;
}

export function StorePopup({ isOpen, form, onClose }: Props) {
  const options = form.stores.map(({ storeId, name, address, hours, distance }) => ({
    key: storeId,
    title: name,
    note: [address, hours, formatDistance(distance)].filter((part) => part !== '').join('，'),
  }));
  const choose = (storeId: string) => {
    form.change({ storeId });
    onClose();
  };
  return (
    <ChoicePopup
      isOpen={isOpen}
      title="选择自提门店"
      options={options}
      chosenKey={form.chosenStore?.storeId}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
