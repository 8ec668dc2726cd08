import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '@/shared/lib/afterFrame';
import { isCovered } from '@/shared/lib/startCover';

/**
 * How many rows are drawn: in the drawing that takes the start page's place those in sight at first, right after it all. On
 * a slow phone a row costs several milliseconds, and nobody can tap anything meanwhile. `inSight` undefined: always all.
 */
export function useFirstRows(inSight: number | undefined, hasRows: boolean): number {
  const [isWhole, setWhole] = useState(() => inSight === undefined || !isCovered());
  useEffect(() => {
    if (!hasRows || isWhole) return undefined;
    let isLeft = false;
    void afterFrame().then(() => isLeft || startTransition(() => setWhole(true)));
    return () => {
      isLeft = true;
    };
  }, [hasRows, isWhole]);
  return isWhole ? Number.POSITIVE_INFINITY : (inSight ?? Number.POSITIVE_INFINITY);
}
