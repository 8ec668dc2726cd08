import { useLatest } from 'ahooks';
import { useEffect } from 'react';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { showMessage } from '@/shared/ui/toast/toast';
import type { Query } from './useQuery';

/**
 * Leaves a thing that stood here and is gone, and says what the server says of it: deleted by a write whose answer was
 * lost, or elsewhere.
 */
export function useLeaveWhenGone({ data, failure }: Pick<Query<unknown>, 'data' | 'failure'>, leave: () => void): void {
  const words = data !== undefined && failure?.code === NOT_FOUND && failure.msg;
  const leaveNow = useLatest(leave);
  useEffect(() => {
    if (!words) return;
    leaveNow.current();
    showMessage(words);
  }, [words]);
}
