import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { pathOf } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { Link } from '@/shared/ui/Link/Link';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { getSkinArticles, getSkinLibrary, type SkinArticleRow, type SkinLibrary } from '../../contract';
import { ArticleCard } from './ArticleCard';
import { KeptArticles } from './KeptArticles';
import styles from './LibraryHome.module.less';
import { LibrarySkeleton } from './LibrarySkeleton';
import { QuizCard } from './QuizCard';
import { QuizChoice } from './QuizChoice';
import { SearchEntry } from './SearchEntry';
import { Topics } from './Topics';
import { UrgentCard } from './UrgentCard';

const LATEST = 5;

/** The library and its newest articles as one, so that nothing below moves when the second answer comes. */
function useLibrary() {
  const library = useQuery(getSkinLibrary, undefined);
  const latest = useQuery(getSkinArticles, { currentPage: 1, pageSize: LATEST });
  const failure = library.failure ?? latest.failure;
  return {
    data: library.data && latest.data ? { library: library.data, rows: latest.data.recordList } : undefined,
    failure,
    updatedAt: library.updatedAt,
    refresh: () => {
      library.refresh();
      latest.refresh();
    },
  };
}

function Content({ library, rows }: { library: SkinLibrary; rows: readonly SkinArticleRow[] }) {
  const { hotWords, quizzes, categories, articleCount, urgentSigns, emergencyPhone } = library;
  const choice = usePanel('step');
  const [only] = quizzes;
  const start = quizzes.length === 1 && only ? pathOf('skinLibrary', { quizId: only.quizId }) : undefined;
  return (
    <>
      <SearchEntry hotWords={hotWords} />
      {only && <QuizCard quizzes={quizzes} start={start} onChoose={() => choice.open('choose')} />}
      <Topics categories={categories} />
      <SectionTitle outside more={{ text: `全部 ${articleCount} 篇`, to: pathOf('skinLibrary', { tab: 'all' }) }}>
        最近审核的文章
      </SectionTitle>
      <ArticleCard rows={rows} />
      <UrgentCard signs={urgentSigns} phone={emergencyPhone} />
      <QuizChoice isOpen={choice.shown === 'choose'} quizzes={quizzes} onClose={choice.close} />
    </>
  );
}

export function LibraryHome() {
  const query = useLibrary();
  return (
    <ScreenFrame
      title="皮肤知识库"
      fallback="pointsMall"
      space="below"
      hasHelp
      action={
        <Link className={styles.kept} to={pathOf('skinLibrary', { tab: 'favorite' })}>
          我的收藏
        </Link>
      }
    >
      <QueryView query={query} skeleton={<LibrarySkeleton />}>
        {({ library, rows }) => <Content library={library} rows={rows} />}
      </QueryView>
      {!query.data && query.failure && (
        <>
          <KeptArticles />
          <UrgentCard />
        </>
      )}
    </ScreenFrame>
  );
}
