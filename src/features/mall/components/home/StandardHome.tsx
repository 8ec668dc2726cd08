import { ActivityStrip } from '@/features/activity';
import { BannerStrip } from '@/features/banner';
import { PointsCard } from '@/features/points';
import { useQuery } from '@/request/useQuery';
import { ReactComponent as SearchIcon } from '@/shared/icons/search.svg';
import { getMallHome } from '../../contract';
import { homeForNextVisit } from '../../forNextVisit';
import { GoodsSection } from './GoodsSection';
import { HomeHead } from './HomeHead';
import { IconRow } from './IconRow';
import { quickLinksOf } from './quickLinks';
import styles from './StandardHome.module.less';
import { Ticker } from './Ticker';

export type HomeStep = 'sign' | 'tasks' | 'search';

/** First the balance and what can be done today, then news, then the goods. Every block fails alone. */
export function StandardHome({ onOpen }: { onOpen: (step: HomeStep) => void }) {
  const { data, isLoading, refresh } = useQuery(getMallHome, undefined, {
    refreshOnReturn: true,
    forNextVisit: homeForNextVisit,
  });
  return (
    <>
      <HomeHead />
      <PointsCard isElder={false} onOpenCalendar={() => onOpen('sign')} />
      <IconRow
        quickLinks={data || !isLoading ? quickLinksOf(data?.icons) : undefined}
        onOpenTasks={() => onOpen('tasks')}
      />
      <BannerStrip position="home" />
      <ActivityStrip />
      <Ticker items={data?.ticker} isLoading={isLoading} onRetry={refresh} />
      <button type="button" className={styles.search} onClick={() => onOpen('search')}>
        <SearchIcon aria-hidden />
        搜商品
      </button>
      <GoodsSection categories={data?.categories ?? []} />
    </>
  );
}
