import { useEffect, useMemo } from 'react';
import { useQuery } from '@/request/useQuery';
import { getText } from './contract';
import { keepText, readKeptText } from './keptText';

/**
 * A text by its key, its present wording also without a network: what was read last on this phone stands until the
 * server's answer comes, and in its place when none comes. An earlier `version` is asked for only.
 */
export function useKeptText(key: string, version: string | undefined) {
  const kept = useMemo(() => readKeptText(key), [key]);
  const query = useQuery(
    getText,
    { key, ...(version === undefined ? {} : { version }) },
    version === undefined && kept ? { seed: kept.text } : {},
  );
  const { data, updatedAt } = query;
  useEffect(() => {
    if (version === undefined && data && updatedAt !== undefined) keepText(data, updatedAt);
  }, [version, data, updatedAt]);
  return { ...query, updatedAt: updatedAt ?? (version === undefined ? kept?.at : undefined) };
}
