import { useCallback } from 'react';
import { pathOf, useGo } from '@/shared/lib/navigation';
import { beginChoice, type PendingChoice } from './addressChoice';

/**
 * Leads from any screen to choosing an address for a reward. The choice comes back to the reward's own screen, which
 * sends it to the server and shows what becomes of it.
 */
export function useChooseAddress(): (choice: PendingChoice) => void {
  const go = useGo();
  return useCallback(
    (choice) => {
      beginChoice(choice);
      go('address', { mode: 'select', backTo: pathOf('rewardDetail', { rewardId: choice.rewardId }) });
    },
    [go],
  );
}
