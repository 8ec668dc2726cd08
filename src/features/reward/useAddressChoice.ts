import { useMount } from 'ahooks';
import { useCallback } from 'react';
import { usePickAddress, usePickedAddress } from '@/features/address';
import { useSubmit } from '@/request/useSubmit';
import { pathOf } from '@/shared/lib/navigation';
import { showSuccess } from '@/shared/ui/toast/toast';
import { saveRewardAddress, saveUserPostage } from './contract';

interface Receiver {
  rewardId: string;
  /** A prize of the lottery, whose address has a call of its own. */
  isLottery: boolean;
}

/**
 * Leads from any screen to choosing an address for a reward. The choice comes back to the reward's own screen, which
 * sends it to the server and shows what becomes of it.
 */
export function useChooseAddress(): (receiver: Receiver) => void {
  const pick = usePickAddress();
  return useCallback(
    ({ rewardId, isLottery }) =>
      pick(isLottery ? 'prize' : 'reward', rewardId, { backTo: pathOf('rewardDetail', { rewardId }) }),
    [pick],
  );
}

/**
 * Lets the member choose an address for a reward: `choose` goes to the address screen; after the return to the screen
 * that uses this hook the choice is sent once. `onSaved` is told the reward when the server has it, or may have.
 */
export function useAddressChoice(onSaved: (rewardId: string) => void) {
  const pick = usePickAddress();
  const forPrize = usePickedAddress('prize');
  const forReward = usePickedAddress('reward');
  const tell = (rewardId: string) => {
    showSuccess('地址已保存，发货前可以修改');
    onSaved(rewardId);
  };
  const postage = useSubmit(saveUserPostage, {
    onDone: (_, { payload: { recordId } }) => tell(recordId),
    askAnew: ({ recordId }) => onSaved(recordId),
  });
  const address = useSubmit(saveRewardAddress, {
    onDone: (_, { payload: { rewardId } }) => tell(rewardId),
    askAnew: ({ rewardId }) => onSaved(rewardId),
  });

  useMount(() => {
    if (forPrize) void postage.submit({ recordId: forPrize.askerId, addressId: forPrize.addressId });
    if (forReward) void address.submit({ rewardId: forReward.askerId, addressId: forReward.addressId });
  });

  return {
    choose: ({ rewardId, isLottery }: Receiver) => pick(isLottery ? 'prize' : 'reward', rewardId),
    isSaving: postage.isBusy || address.isBusy,
  };
}
