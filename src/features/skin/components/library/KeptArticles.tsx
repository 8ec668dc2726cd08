import { useState } from 'react';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { readKeptArticles } from '../../keptArticle';
import { ArticleCard } from './ArticleCard';

/** What was read on this phone, for a place without a network. */
export function KeptArticles() {
  const [rows] = useState(() => readKeptArticles().map(({ article }) => article));
  if (rows.length === 0) return null;
  return (
    <>
      <SectionTitle outside note="没有网络也能看">
        这台手机上读过的
      </SectionTitle>
      <ArticleCard rows={rows} />
    </>
  );
}
