import type { ReactNode } from 'react';
import { usePages } from '@/request/usePages';
import { pathOf } from '@/shared/lib/navigation';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { countFound, FoundStatus } from '@/shared/ui/Search/FoundStatus';
import { getSkinArticles } from '../../contract';
import { ArticleListSkeleton } from './ArticleListSkeleton';
import { ArticleRow } from './ArticleRow';

interface Props {
  category?: string | undefined;
  keyword?: string;
  isFavorite?: boolean;
  /** What stands there when a search finds nothing. */
  empty?: ReactNode;
}

const ALL = { text: '看全部文章', to: pathOf('skinLibrary', { tab: 'all' }) };

/** A list of articles that goes on as one scrolls. */
export function ArticlePages({ category, keyword, isFavorite = false, empty }: Props) {
  const pages = usePages(
    getSkinArticles,
    { category, keyword, favorite: isFavorite ? '1' : undefined, pageSize: 20 },
    { rowKey: ({ articleId }) => articleId },
  );
  const nothing = isFavorite ? (
    <PageState
      state="empty"
      art="courses"
      title="还没有收藏文章"
      text="读到有用的文章，点右上角的收藏，就会放在这里"
      action={ALL}
    />
  ) : (
    <PageState state="empty" art="courses" title="这里还没有文章" text="换一个问题看看" action={ALL} />
  );
  return (
    <>
      {keyword !== undefined && <FoundStatus words={keyword} count={countFound(pages)} />}
      <PagedList
        pages={pages}
        isCard
        aria-label="文章"
        skeleton={<ArticleListSkeleton />}
        renderRow={(row) => <ArticleRow row={row} titleAs="h2" />}
        empty={empty ?? nothing}
      />
    </>
  );
}
