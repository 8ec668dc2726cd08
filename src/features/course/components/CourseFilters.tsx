import { useQuery } from '@/request/useQuery';
import { useSetQuery } from '@/shared/lib/navigation';
import { useFewer } from '@/shared/lib/useFewer';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { getCourseCategories } from '../contract';
import styles from './CourseFilters.module.less';

const ALL = 'all';
const MORE = 'more';
/** As many large words as a narrow row holds, beside the way to the others. */
const MOST_IN_A_ROW = 3;

/** The categories; their place is kept while they come. */
export function CourseFilters({ category }: { category: string | undefined }) {
  const { data: categories = [] } = useQuery(getCourseCategories, undefined);
  const setQuery = useSetQuery();
  const items = [
    { key: ALL, text: '全部' },
    ...categories.map(({ categoryId, name }) => ({ key: categoryId, text: name })),
  ];
  const few = useFewer(items, ({ key }) => key === category, MOST_IN_A_ROW);
  const more = few.showAll ? [{ key: MORE, text: '更多' }] : [];
  return (
    <Tabs
      aria-label="课程分类"
      className={styles.tabs}
      items={[...few.shown, ...more]}
      value={items.some(({ key }) => key === category) ? (category ?? ALL) : ALL}
      variant="clear"
      onChange={(key) => {
        if (key === MORE) few.showAll?.();
        else setQuery({ cat: key === ALL ? undefined : key }, { replace: true });
      }}
    />
  );
}
