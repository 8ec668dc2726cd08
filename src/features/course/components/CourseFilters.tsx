import { useQuery } from '@/request/useQuery';
import { useSetQuery } from '@/shared/lib/navigation';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { getCourseCategories } from '../contract';
import styles from './CourseFilters.module.less';

const ALL = 'all';

/** The categories; their place is kept while they come. */
export function CourseFilters({ category }: { category: string | undefined }) {
  const { data: categories = [] } = useQuery(getCourseCategories, undefined);
  const setQuery = useSetQuery();
  const items = [
    { key: ALL, text: '全部' },
    ...categories.map(({ categoryId, name }) => ({ key: categoryId, text: name })),
  ];
  return (
    <Tabs
      aria-label="课程分类"
      className={styles.tabs}
      items={items}
      value={items.some(({ key }) => key === category) ? (category ?? ALL) : ALL}
      variant="clear"
      onChange={(key) => setQuery({ cat: key === ALL ? undefined : key }, { replace: true })}
    />
  );
}
