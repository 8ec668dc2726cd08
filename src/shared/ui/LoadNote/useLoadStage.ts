import { useState } from 'react';
import { askAgainForCode } from '@/shared/lib/codeLoads';
import { useIsOffline } from '@/shared/lib/online';
import { useAfter } from '@/shared/lib/useAfter';

/** Code in the phone's cache comes without a network, too. */
const OFFLINE_AFTER_MS = 1000;
const SLOW_AFTER_MS = 15_000;
const STUCK_AFTER_MS = 45_000;

/** How far the waiting for code has come. */
export type LoadStage = 'begun' | 'slow' | 'stuck' | 'offline';

/** Follows a wait for code from the moment the component stands there. `retry` asks for the code again. */
export function useLoadStage(): { stage: LoadStage; retry: () => void } {
  const [round, setRound] = useState(0);
  const isBegun = useAfter(OFFLINE_AFTER_MS);
  const isOffline = useIsOffline();
  const isSlow = useAfter(SLOW_AFTER_MS, String(round));
  const isStuck = useAfter(STUCK_AFTER_MS, String(round));
  const retry = () => {
    askAgainForCode();
    setRound(round + 1);
  };
  if (isOffline && isBegun) return { stage: 'offline', retry };
  if (isStuck) return { stage: 'stuck', retry };
  return { stage: isSlow ? 'slow' : 'begun', retry };
}
