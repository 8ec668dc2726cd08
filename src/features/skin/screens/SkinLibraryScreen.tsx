import { type ReactNode, Suspense } from 'react';
import { ViewLoading } from '@/frame/ViewLoading';
import { lazyPart } from '@/shared/lib/lazyPart';
import { usePanel } from '@/shared/lib/usePanel';
import { useTitle } from '@/shared/lib/useTitle';
import { LibraryHome } from '../components/library/LibraryHome';

const ArticleView = lazyPart(async () => (await import('../components/article/ArticleView')).ArticleView);
const ArticlesView = lazyPart(async () => (await import('../components/library/ArticlesView')).ArticlesView);
const SearchView = lazyPart(async () => (await import('../components/library/SearchView')).SearchView);
const QuizView = lazyPart(async () => (await import('../components/quiz/QuizView')).QuizView);
const HistoryView = lazyPart(async () => (await import('../components/quiz/HistoryView')).HistoryView);

function useView(): { title: string; back: () => void; view: ReactNode } | undefined {
  const article = usePanel('articleId');
  const quiz = usePanel('quizId', 'step', 'id');
  const step = usePanel('step', 'q');
  const tab = usePanel('tab');
  if (article.shown !== undefined) {
    const view = <ArticleView key={article.shown} articleId={article.shown} onBack={article.back} />;
    return { title: '皮肤知识', back: article.back, view };
  }
  if (quiz.shown !== undefined) {
    return {
      title: '皮肤自测',
      back: quiz.back,
      view: <QuizView key={quiz.shown} quizId={quiz.shown} onBack={quiz.back} />,
    };
  }
  if (step.shown === 'search') return { title: '搜皮肤问题', back: step.back, view: <SearchView onBack={step.back} /> };
  if (step.shown === 'history') return { title: '我的自测', back: step.back, view: <HistoryView onBack={step.back} /> };
  if (tab.shown === undefined) return undefined;
  const title = tab.shown === 'favorite' ? '我的收藏' : '皮肤知识';
  return { title, back: tab.back, view: <ArticlesView tab={tab.shown} onBack={tab.back} /> };
}

/** Articles on skin, reviewed, and questionnaires that are judged on the phone; each as a view in the library's place. */
export function SkinLibraryScreen() {
  const shown = useView();
  useTitle(shown?.title);
  if (!shown) return <LibraryHome />;
  return <Suspense fallback={<ViewLoading title={shown.title} onBack={shown.back} />}>{shown.view}</Suspense>;
}
