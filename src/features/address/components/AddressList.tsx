import { createIntent } from '@/request/intent';
import { useSubmit } from '@/request/useSubmit';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { forgetPicked } from '../addressPick';
import { type Address, deleteAddress, setDefaultAddress } from '../contract';
import { deletionWarning } from '../deletionWarning';
import { NEW_ADDRESS, saveIntent } from '../intents';
import { AddressCard } from './AddressCard';

interface Props {
  addresses: readonly Address[];
  isSelecting: boolean;
  onSelect: (addressId: string) => void;
  onEdit: (addressId: string) => void;
  onChanged: () => void;
}

/** All addresses with what can be done to them. */
export function AddressList({ addresses, isSelecting, onSelect, onEdit, onChanged }: Props) {
  const removal = useSubmit(deleteAddress, {
    askAnew: onChanged,
    onDone: () => {
      showSuccess('已删除');
      onChanged();
    },
  });
  const preference = useSubmit(setDefaultAddress, {
    askAnew: onChanged,
    onDone: () => {
      showNotification('已设为默认');
      onChanged();
    },
  });
  const askAndDelete = async (address: Address) => {
    const isSure = await confirmDialog({
      title: '删除这个地址？',
      content: deletionWarning(address, addresses),
      confirmText: '删除',
      cancelText: '不删',
      danger: true,
    });
    if (!isSure) return;
    const { kind } = await removal.submit({ addressId: address.addressId });
    if (kind !== 'done') return;
    forgetPicked(address.addressId);
    createIntent(saveIntent(NEW_ADDRESS).intentKey).end();
  };
  return (
    <ul aria-label="我的地址">
      {addresses.map((address) => (
        <AddressCard
          key={address.addressId}
          address={address}
          isSelecting={isSelecting}
          isBusy={removal.isBusy || preference.isBusy}
          onSelect={() => onSelect(address.addressId)}
          onEdit={() => onEdit(address.addressId)}
          onDelete={() => void askAndDelete(address)}
          onMakeDefault={() => void preference.submit({ addressId: address.addressId })}
        />
      ))}
    </ul>
  );
}
