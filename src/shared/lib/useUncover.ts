import { useLayoutEffect } from 'react';
import { uncover } from './startCover';

interface Goods {
  rows: readonly unknown[];
  failure?: unknown;
}

/**
 * A view of the home screen shows itself when it is there: the goods when they have come or have failed, and before that
 * unless the cover shows them already.
 */
export function useUncover(goods?: Goods): void {
  const isWaiting = goods !== undefined && goods.rows.length === 0 && goods.failure === undefined;
  useLayoutEffect(() => uncover(isWaiting), [isWaiting]);
}
