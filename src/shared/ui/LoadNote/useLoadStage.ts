import { useLayoutEffect, useState } from 'react';
import { askAgainForCode } from '@/shared/lib/codeLoads';
import { useIsOffline } from '@/shared/lib/online';
import { uncover } from '@/shared/lib/startCover';
import { useAfter } from '@/shared/lib/useAfter';

/** Code in the phone's cache comes without a network, too. */
const OFFLINE_AFTER_MS = 1000;
const SLOW_AFTER_MS = 15_000;
const STUCK_AFTER_MS = 45_000;

/** How far the waiting for code has come. */
type LoadStage = 'begun' | 'slow' | 'stuck' | 'offline';

const WORDS: Readonly<Record<LoadStage, string | undefined>> = {
  begun: undefined,
  slow: '网络较慢，正在打开',
  stuck: '还没有打开',
  offline: '没有网络，连上后会自动打开',
};

function stageOf(isOffline: boolean, isStuck: boolean, isSlow: boolean): LoadStage {
  if (isOffline) return 'offline';
  if (isStuck) return 'stuck';
  return isSlow ? 'slow' : 'begun';
}

/**
 * Follows a wait for code from the moment the component stands there. What it says takes the start page's cover away. `retry`
 * asks for the code again.
 */
export function useLoadStage(): { stage: LoadStage; words: string | undefined; retry: () => void } {
  const [round, setRound] = useState(0);
  const isBegun = useAfter(OFFLINE_AFTER_MS, String(round));
  const isOffline = useIsOffline();
  const isSlow = useAfter(SLOW_AFTER_MS, String(round));
  const isStuck = useAfter(STUCK_AFTER_MS, String(round));
  const retry = () => {
    askAgainForCode();
    setRound(round + 1);
  };
  const stage = stageOf(isOffline && isBegun, isStuck, isSlow);
  const words = WORDS[stage];
  useLayoutEffect(() => void (words && uncover()), [words]);
  return { stage, words, retry };
}
