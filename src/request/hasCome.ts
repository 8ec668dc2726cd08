import type { Query } from './useQuery';

/** Says whether a query has its first outcome, an answer or a failure: what it shows has its place from then on. */
export function hasCome({ data, failure }: Pick<Query<unknown>, 'data' | 'failure'>): boolean {
  return data !== undefined || failure !== undefined;
}
