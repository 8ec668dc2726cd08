import { useEffect } from 'react';
import { onPageReturn } from '@/bridge/pageReturn';
import type { Pages } from './usePages';

/** Asks again for the rows of a list that others change, whenever the member comes back to the page; they stay until then. */
export function useRefreshOnReturn({ refresh }: Pick<Pages<unknown, unknown>, 'refresh'>): void {
  useEffect(() => onPageReturn(() => void refresh()), [refresh]);
}
