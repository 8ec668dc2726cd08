import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSetQuery } from '@/shared/lib/navigation';
import { Chips } from '@/shared/ui/Chips/Chips';
import { getSkinLibrary } from '../../contract';
import { useLibraryShare } from '../../useArticleShare';
import { ArticlePages } from './ArticlePages';
import styles from './ArticlesView.module.less';

interface Props {
  /** all, favorite, or a topic. */
  tab: string;
  onBack: () => void;
}

const ALL = { key: 'all', text: '全部' };

function TopicList({ tab }: Pick<Props, 'tab'>) {
  const { data } = useQuery(getSkinLibrary, undefined);
  const setQuery = useSetQuery();
  const topics = (data?.categories ?? []).map(({ categoryId, name }) => ({ key: categoryId, text: name }));
  return (
    <>
      <div className={styles.topics}>
        {data && (
          <Chips
            aria-label="按问题找"
            items={[ALL, ...topics]}
            value={tab}
            onChange={(next) => setQuery({ tab: next }, { replace: true })}
          />
        )}
      </div>
      <ArticlePages key={tab} category={tab === 'all' ? undefined : tab} />
    </>
  );
}

/** Articles of a topic, all of them, or those that the member has kept. */
export function ArticlesView({ tab, onBack }: Props) {
  useLibraryShare();
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
