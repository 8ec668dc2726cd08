import { ScreenFrame } from '@/frame/ScreenFrame';
import { usePages } from '@/request/usePages';
import { useSession } from '@/session/useSession';
import { usePanel } from '@/shared/lib/usePanel';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { countFound, FoundStatus } from '@/shared/ui/Search/FoundStatus';
import { SearchForm, useKeyword } from '@/shared/ui/Search/SearchForm';
import { getCourses } from '../contract';
import { listPayload } from '../courseFilter';
import { keepSearch } from '../searchHistory';
import { CourseCard } from './CourseCard';
import styles from './CourseSearch.module.less';
import { RowsSkeleton } from './CourseSkeleton';
import { SearchedWords } from './SearchedWords';

const EXAMPLE = '母乳喂养';

/** Search as a full-screen view; the words live in the address, a member's last ones on his phone. */
export function CourseSearch() {
  const { isSignedIn } = useSession();
  const { back } = usePanel('step', 'q');
  const { keyword, ...field } = useKeyword((word) => {
    if (isSignedIn) keepSearch(word);
  });
  return (
    <ScreenFrame title="搜课程" space="below" onBack={back}>
      <SearchForm label="课程或老师" placeholder="课程或老师" {...field} />
      {keyword === undefined ? (
        <SearchedWords onPick={field.search} />
      ) : (
        <Results keyword={keyword} onSearch={field.search} />
      )}
    </ScreenFrame>
  );
}

function Results({ keyword, onSearch }: { keyword: string; onSearch: (word: string) => void }) {
  const pages = usePages(getCourses, listPayload({ keyword }), { rowKey: ({ courseId }) => courseId });
  return (
    <>
      <FoundStatus words={keyword} count={countFound(pages)} />
      {pages.rows.length > 0 && <h2 className={styles.count}>找到 {pages.total} 门课程</h2>}
      <PagedList
        pages={pages}
        aria-label="找到的课程"
        renderRow={(course) => <CourseCard course={course} />}
        skeleton={<RowsSkeleton />}
        empty={
          <PageState
            state="empty"
            art="courses"
            title={`没有找到，试试 ${EXAMPLE}`}
            text="少写几个字，或搜老师的名字"
            action={{ text: `搜 ${EXAMPLE}`, onClick: () => onSearch(EXAMPLE) }}
          />
        }
      />
    </>
  );
}
