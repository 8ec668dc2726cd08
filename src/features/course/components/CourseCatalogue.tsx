import { GuestState } from '@/frame/GuestState';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { useElderMode } from '@/shared/lib/elderMode';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { Link } from '@/shared/ui/Link/Link';
import { PageState } from '@/shared/ui/PageState/PageState';
import { SearchLink } from '@/shared/ui/Search/SearchLink';
import { getMyCourses } from '../contract';
import { filterOf, isOwnFilter } from '../courseFilter';
import styles from './CourseCatalogue.module.less';
import { CourseFilters } from './CourseFilters';
import { CourseList, useCoursePages } from './CourseList';
import { CatalogueSkeleton } from './CourseSkeleton';
import { ResumeCard } from './ResumeCard';

/** Where the member goes on, and the list by category and filter. */
export function CourseCatalogue() {
  const { isSignedIn } = useSession();
  const isElder = useElderMode();
  const category = useQueryParam('cat');
  const filter = filterOf(useQueryParam('filter'));
  const mine = useQuery(getMyCourses, undefined, { skip: !isSignedIn, refreshOnReturn: true });
  const pages = useCoursePages({ category, filter });
  const isWaiting = isSignedIn && mine.data === undefined && mine.failure === undefined;
  const resume = isSignedIn ? mine.data?.resume : undefined;
  const isForMembers = !isSignedIn && isOwnFilter(filter);
  const guest = <GuestState title="登录后看您的课程" text="换到和收藏的课程都在这里，学习进度也在" />;
  // In 长辈版 above the search: what there is to do is in sight then.
  const instead = isElder ? null : guest;
  return (
    <ScreenFrame
      space="below"
      title="护理课程"
      subject={{ kind: 'course' }}
      hasHelp
      action={
        filter !== 'favorite' && (
          <Link className={styles.favorites} to={pathOf('courseList', { filter: 'favorite' })}>
            收藏
          </Link>
        )
      }
    >
      {isElder && isForMembers && guest}
      <div className={styles.head}>
        <SearchLink to={pathOf('courseList', { step: 'search' })}>搜课程或老师</SearchLink>
      </div>
      {isWaiting ? (
        <PageState state="loading" skeleton={<CatalogueSkeleton />} />
      ) : (
        <>
          {resume && <ResumeCard resume={resume} />}
          <CourseFilters category={category} />
          <CourseList pages={pages} category={category} filter={filter} instead={isForMembers ? instead : undefined} />
        </>
      )}
    </ScreenFrame>
  );
}
