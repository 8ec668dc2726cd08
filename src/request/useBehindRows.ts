import { useLatest } from 'ahooks';
import { useRef } from 'react';
import type { Operate } from '@/shared/lib/schema';
import type { Pages } from './usePages';

/** The key of the button that stands in the place of those of before: it asks for the list anew. */
export const RELOAD = 'reload';

const AGAIN: Operate = { key: RELOAD, text: '没有刷新成功，重试', enabled: true };

export interface Operated {
  operate: Operate[];
}

/** The same with this one button. */
export const behind = <Thing extends Operated>(thing: Thing): Thing => ({ ...thing, operate: [AGAIN] });

/**
 * The rows of a list, with one button in those that were written to and have not come anew, because the refresh after the
 * write has failed: what the others offered may be over. `note` is told of a row whose write has ended.
 */
export function useBehindRows<Row extends Operated>({
  rows,
  rowKey,
  failure,
  updatedAt,
}: Pick<Pages<Row, unknown>, 'rows' | 'rowKey' | 'failure' | 'updatedAt'>) {
  const latest = useLatest(updatedAt);
  /** By the row's key: how old the rows were. */
  const written = useRef(new Map<string, number | undefined>());
  const note = (key: string) => void written.current.set(key, latest.current);
  const isBehind = (row: Row) => failure && written.current.get(rowKey(row)) === updatedAt;
  return { note, rows: updatedAt ? rows.map((row) => (isBehind(row) ? behind(row) : row)) : rows };
}
