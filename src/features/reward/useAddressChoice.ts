import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'umi';
import { useSubmit } from '@/request/useSubmit';
import { RETURN_ONE_STEP } from '@/shared/lib/historyEntry';
import { pathOf } from '@/shared/lib/navigation';
import { showSuccess } from '@/shared/ui/toast/toast';
import { beginChoice, type PendingChoice, takeChoice } from './addressChoice';
import { saveRewardAddress, saveUserPostage } from './contract';

/**
 * Lets the member choose an address for a reward: `choose` goes to the address screen; after the return to the screen
 * that uses this hook the choice is sent once. `onSaved` runs when the server has it.
 */
export function useAddressChoice(onSaved: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onDone = () => {
    showSuccess('地址已保存，发货前可以修改');
    onSaved();
  };
  const postage = useSubmit(saveUserPostage, { intentKey: ({ recordId }) => `reward-postage:${recordId}`, onDone });
  const address = useSubmit(saveRewardAddress, { intentKey: ({ rewardId }) => `reward-address:${rewardId}`, onDone });
  const senders = useRef({ postage: postage.submit, address: address.submit });
  senders.current = { postage: postage.submit, address: address.submit };

  useEffect(() => {
    const choice = takeChoice();
    if (!choice) return;
    const { rewardId, isLottery, addressId } = choice;
    if (isLottery) void senders.current.postage({ recordId: rewardId, addressId });
    else void senders.current.address({ rewardId, addressId });
  }, []);

  const choose = useCallback(
    (choice: PendingChoice) => {
      beginChoice(choice);
      navigate(pathOf('address', { mode: 'select', backTo: pathname + search }), { state: RETURN_ONE_STEP });
    },
    [navigate, pathname, search],
  );
  return { choose, isSaving: postage.isBusy || address.isBusy };
}
