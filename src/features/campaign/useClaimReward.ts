import { useSubmit } from '@/request/useSubmit';
import { showLongMessage, showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { claimCampaignReward } from './contract';
import { rewardIntent } from './intents';

interface Ends {
  /** With the member's record, where the server names one. */
  onDone: (recordId: string | undefined) => void;
  /** What was on screen may not hold any more; why is said. */
  onRefused: () => void;
}

/** Claims what the member has earned in a campaign; once, whatever becomes of the answer. */
export function useClaimReward(code: string, { onDone, onRefused }: Ends) {
  const { submit, isBusy } = useSubmit(claimCampaignReward, {
    intentKey: (payload) => rewardIntent(payload).intentKey,
    onDone: (answer, { isReplay }) => {
      if (isReplay) showMessage('刚才已经领取过了');
      else showSuccess(answer?.status === 'processing' ? '已领取，正在发放' : '已领取');
      onDone(answer?.recordId);
    },
    askAnew: onRefused,
    onUnknown: () => {
      showLongMessage('没有收到结果，是否领到以这里为准');
      onRefused();
    },
  });
  return { isBusy, claim: (rewardId: string) => void submit({ code, rewardId }) };
}
