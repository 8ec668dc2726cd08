import { useEffect } from 'react';
import { useQuery } from '@/request/useQuery';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { getYearReview } from './contract';

/** The review of the year that the address names, of the campaign's own without one or where there is none of that year. */
export function useYear() {
  const value = Number(useQueryParam('year'));
  const year = Number.isSafeInteger(value) && value > 0 ? value : undefined;
  const setQuery = useSetQuery();
  const query = useQuery(getYearReview, year === undefined ? {} : { year }, { refreshOnReturn: true });
  const isNoYear = year !== undefined && query.failure?.code === NOT_FOUND;
  useEffect(() => {
    if (isNoYear) setQuery({ year: undefined }, { replace: true });
  }, [isNoYear, setQuery]);
  return { ...query, year, choose: (next: number) => setQuery({ year: next }, { replace: true }) };
}
