import { useAfter } from '@/shared/lib/useAfter';
import { useFootHeld } from '../HelpWays/useFootHeld';
import { LoadNote } from '../LoadNote/LoadNote';
import type { LoadingState } from './pageStates';

const SLOW_AFTER_MS = 8000;

export function LoadingPage({ skeleton }: LoadingState) {
  useFootHeld();
  const isSlow = useAfter(SLOW_AFTER_MS);
  return (
    <div aria-busy="true">
      <div aria-hidden="true">{skeleton}</div>
      <LoadNote words={isSlow ? '加载较慢，请稍候' : undefined} />
    </div>
  );
}
