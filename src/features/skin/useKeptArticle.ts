import { useEffect, useState } from 'react';
import { useQuery } from '@/request/useQuery';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { getSkinArticle } from './contract';
import { dropArticle, keepArticle, readKeptArticle } from './keptArticle';

/**
 * An article, also without a network: what was read on this phone stands until the answer comes, and in its place when none
 * comes. One that the provider has taken back is gone from the phone, too.
 */
export function useKeptArticle(articleId: string) {
  const [kept] = useState(() => readKeptArticle(articleId));
  const query = useQuery(getSkinArticle, { articleId }, kept ? { seed: kept.article } : {});
  const { data, updatedAt, failure } = query;
  const isRemoved = failure?.code === NOT_FOUND;
  useEffect(() => {
    if (isRemoved) dropArticle(articleId);
    else if (data && updatedAt !== undefined) keepArticle(data, updatedAt);
  }, [isRemoved, articleId, data, updatedAt]);
  return { ...query, isRemoved, updatedAt: updatedAt ?? kept?.at };
}
