import { useQuery } from '@/request/useQuery';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { getYearReview } from './contract';

/** The review of the year that the address names, of the campaign's own without one. */
export function useYear() {
  const value = Number(useQueryParam('year'));
  const year = Number.isSafeInteger(value) && value > 0 ? value : undefined;
  const setQuery = useSetQuery();
  const query = useQuery(getYearReview, year === undefined ? {} : { year }, { refreshOnReturn: true });
  return { ...query, year, choose: (next: number) => setQuery({ year: next }, { replace: true }) };
}
