import { useLatest } from 'ahooks';
import { useEffect, useRef } from 'react';
import { onWritten } from './changes';
import { behind, type Operated } from './useBehindRows';
import type { Query } from './useQuery';

/**
 * One thing that is shown by itself, with one button (`RELOAD`) where a write has ended and the refresh behind it has failed:
 * what the others offered may be over.
 */
export function useBehind({ failure, updatedAt }: Pick<Query<unknown>, 'failure' | 'updatedAt'>) {
  const latest = useLatest(updatedAt);
  /** How old the thing was when something was written. */
  const written = useRef<number>(undefined);
  useEffect(
    () =>
      onWritten(() => {
        written.current = latest.current;
      }),
    [],
  );
  const isBehind = failure && updatedAt && written.current === updatedAt;
  return <Thing extends Operated>(thing: Thing): Thing => (isBehind ? behind(thing) : thing);
}
