import { ScreenFrame } from '@/frame/ScreenFrame';
import { pathOf } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { useKeptArticle } from '../../useKeptArticle';
import { ArticleFavorite } from './ArticleFavorite';
import { ArticleText } from './ArticleText';

interface Props {
  articleId: string;
  onBack: () => void;
}

/** One article in the place of the library. */
export function ArticleView({ articleId, onBack }: Props) {
  const { data: article, failure, updatedAt, isRemoved, refresh, patch } = useKeptArticle(articleId);
  if (isRemoved) {
    return (
      <ScreenFrame title="皮肤知识" onBack={onBack}>
        <PageState
          state="empty"
          art="courses"
          title="这篇文章已撤下"
          text="内容可能有更新，请看看别的文章"
          action={{ text: '看全部文章', to: pathOf('skinLibrary', { tab: 'all' }) }}
        />
      </ScreenFrame>
    );
  }
  const isReadable = article !== undefined && article.sections.length > 0;
  return (
    <ScreenFrame
      title="皮肤知识"
      onBack={onBack}
      space="below"
      failure={failure}
      isUnreadable={article !== undefined && !isReadable}
      updatedAt={updatedAt}
      onRetry={refresh}
      action={
        isReadable && (
          <ArticleFavorite
            article={article}
            onChange={(favorite) => patch((shown) => ({ ...shown, favorite }))}
            askAnew={refresh}
          />
        )
      }
    >
      {isReadable ? <ArticleText article={article} /> : undefined}
    </ScreenFrame>
  );
}
