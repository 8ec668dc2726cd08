import type { ReactNode } from 'react';
import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { useSession } from '@/session/useSession';
import { useSetQuery } from '@/shared/lib/navigation';
import { Chips } from '@/shared/ui/Chips/Chips';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import { type CourseFilter, getCourses } from '../contract';
import { type CourseChoice, isOwnFilter, listPayload } from '../courseFilter';
import { CourseCard } from './CourseCard';
import styles from './CourseList.module.less';
import { RowsSkeleton } from './CourseSkeleton';

const EMPTY: Readonly<Record<CourseFilter | 'all', { title: string; text: string }>> = {
  all: { title: '这一类还没有课程', text: '看看别的分类' },
  free: { title: '这一类没有免费课程', text: '换个分类或筛选看看' },
  card: { title: '这一类没有会员课程', text: '换个分类或筛选看看' },
  mine: { title: '还没有课程', text: '换到或领到的课程会在这里' },
  favorite: { title: '还没有收藏', text: '打开一门课，点“收藏”' },
};
/** In one category: he may have some in the others. */
const EMPTY_CATEGORY: Readonly<Partial<Record<CourseFilter, { title: string; text: string }>>> = {
  mine: { title: '这一类没有您的课程', text: '看看别的分类' },
  favorite: { title: '这一类没有收藏的课程', text: '看看别的分类' },
};

function emptyOf({ category, filter }: CourseChoice) {
  const inCategory = category !== undefined && filter !== undefined ? EMPTY_CATEGORY[filter] : undefined;
  return inCategory ?? EMPTY[filter ?? 'all'];
}

/** The courses that fit; nothing is asked for a guest who wants to see his own. */
export function useCoursePages({ category, filter }: CourseChoice) {
  const { isSignedIn } = useSession();
  const pages = usePages(getCourses, listPayload({ category, filter }), {
    rowKey: ({ courseId }) => courseId,
    skip: !isSignedIn && isOwnFilter(filter),
  });
  useRefreshOnReturn(pages);
  return pages;
}

interface Props extends CourseChoice {
  pages: ReturnType<typeof useCoursePages>;
  /** In the place of the rows. */
  instead?: ReactNode;
}

/** The courses that fit, page by page. */
export function CourseList({ pages, category, filter, instead }: Props) {
  const setQuery = useSetQuery();
  const chips = [
    { key: 'free', text: '免费' },
    { key: 'card', text: '会员' },
    { key: 'mine', text: '已拥有' },
    ...(filter === 'favorite' ? [{ key: 'favorite' as const, text: '收藏' }] : []),
  ] as const;
  const choose = (key: CourseFilter) => setQuery({ filter: key === filter ? undefined : key }, { replace: true });
  const seeAll = () => setQuery({ filter: undefined, cat: undefined }, { replace: true });
  return (
    <>
      <div className={styles.filters}>
        {/* Nothing is counted where something else stands in the place of the rows. */}
        {instead === undefined ? (
          <h2 className={styles.count}>{pages.updatedAt === undefined ? '课程' : `${pages.total} 门课程`}</h2>
        ) : (
          <VisuallyHidden as="h2">课程</VisuallyHidden>
        )}
        <div className={styles.chips}>
          <Chips items={chips} value={filter} onChange={choose} wrap aria-label="筛选课程" />
        </div>
      </div>
      {instead === undefined ? (
        <PagedList
          pages={pages}
          aria-label="课程列表"
          renderRow={(course) => <CourseCard course={course} />}
          skeleton={<RowsSkeleton />}
          empty={
            <PageState
              state="empty"
              art="courses"
              {...emptyOf({ category, filter })}
              action={{ text: '看全部课程', onClick: seeAll }}
            />
          }
          endText="视频点了才播放，用流量时会先问您"
        />
      ) : (
        instead
      )}
    </>
  );
}
