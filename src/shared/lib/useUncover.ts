import { useLayoutEffect } from 'react';
import { uncover } from './startCover';

interface Goods {
  rows: readonly unknown[];
  failure?: unknown;
}

/** The home screen shows itself when its goods are there or have failed; before that, unless the cover shows them already. */
export function useUncover({ rows, failure }: Goods): void {
  const isWaiting = rows.length === 0 && failure === undefined;
  useLayoutEffect(() => uncover(isWaiting), [isWaiting]);
}
