import type { QueryState } from '@/shared/ui/QueryView/QueryView';

/** Whether a page's query has failed without anything to show: the failure stands in place of the content. */
export function hasNothing({ data, failure }: Pick<QueryState<unknown>, 'data' | 'failure'>): boolean {
  return Boolean(failure) && (data ?? null) === null;
}
