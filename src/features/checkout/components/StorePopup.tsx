import { formatDistance } from '@/shared/lib/distanceFormat';
import { Measured } from '@/shared/ui/Dated/Measured';
import { PageState } from '@/shared/ui/PageState/PageState';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { Checkout } from '../useCheckout';
import { ChoicePopup } from './ChoicePopup';

interface Props {
  isOpen: boolean;
  checkout: Checkout;
  onClose: () => void;
}

export function StorePopup({ isOpen, checkout, onClose }: Props) {
  const { stores } = checkout;
  const options = (stores.data ?? []).map(({ storeId, name, address, hours, distance }) => ({
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
    >
      <QueryView query={stores} skeleton={<Skeleton shape="card" height="120px" />}>
        {() => <PageState state="empty" title="现在没有可以自提的门店" text="需要帮忙，请联系客服" />}
      </QueryView>
    </ChoicePopup>
  );
}
