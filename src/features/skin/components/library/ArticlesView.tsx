import { useRef } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSetQuery } from '@/shared/lib/navigation';
import { useChosenInSight } from '@/shared/lib/useChosenInSight';
import { useFewer } from '@/shared/lib/useFewer';
import { Chips } from '@/shared/ui/Chips/Chips';
import { getSkinLibrary } from '../../contract';
import { ArticlePages } from './ArticlePages';
import styles from './ArticlesView.module.less';

interface Props {
  /** all, favorite, or a topic. */
  tab: string;
  onBack: () => void;
}

const ALL = { key: 'all', text: '全部' };
const MORE = 'more';
const MOST_IN_A_ROW = 3;

function TopicList({ tab }: Pick<Props, 'tab'>) {
  const { data } = useQuery(getSkinLibrary, undefined);
  const setQuery = useSetQuery();
  const topics = (data?.categories ?? []).map(({ categoryId, name }) => ({ key: categoryId, text: name }));
  const few = useFewer([ALL, ...topics], ({ key }) => key === tab, MOST_IN_A_ROW);
  const more = few.showAll ? [{ key: MORE, text: '更多' }] : [];
  const box = useRef<HTMLDivElement>(null);
  // The chosen one is in sight, also where it is opened by its address.
  useChosenInSight(box, '[aria-pressed="true"]', data && tab);
  return (
    <>
      <div ref={box} className={styles.topics}>
        {data && (
          <Chips
            aria-label="按问题找"
            items={[...few.shown, ...more]}
            value={tab}
            onChange={(next) => {
              if (next === MORE) few.showAll?.();
              else setQuery({ tab: next }, { replace: true });
            }}
          />
        )}
      </div>
      <ArticlePages key={tab} category={tab === 'all' ? undefined : tab} />
    </>
  );
}

/** Articles of a topic, all of them, or those that the member has kept. */
export function ArticlesView({ tab, onBack }: Props) {
  if (tab === 'favorite') {
    return (
      <ScreenFrame title="我的收藏" onBack={onBack} space="both" isMemberOnly guestTitle="登录后查看收藏的文章">
        <ArticlePages isFavorite />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame title="皮肤知识" onBack={onBack} space="below">
      <TopicList tab={tab} />
    </ScreenFrame>
  );
}
