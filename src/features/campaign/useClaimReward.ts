import { useSubmit } from '@/request/useSubmit';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { claimCampaignReward } from './contract';

interface Ends {
  /** With the member's record, where the server names one. */
  onDone: (recordId: string | undefined) => void;
  /** What was on screen does not hold any more; the server's reason is said. */
  onRefused: () => void;
}

/** Claims what the member has earned in a campaign; once, whatever becomes of the answer. */
export function useClaimReward(code: string, { onDone, onRefused }: Ends) {
  const { submit, isBusy } = useSubmit(claimCampaignReward, {
    intentKey: ({ rewardId }) => `campaign-reward:${rewardId}`,
    onDone: (answer, { isReplay }) => {
      if (isReplay) showMessage('刚才已经领取过了');
      else showSuccess(answer?.status === 'processing' ? '已领取，正在发放' : '已领取');
      onDone(answer?.recordId);
    },
    onRefused: () => {
      onRefused();
      return false;
    },
  });
  return { isBusy, claim: (rewardId: string) => void submit({ code, rewardId }) };
}
