import { useState } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { PrizePages } from '../components/PrizePages';
import { getPrizeList } from '../contract';
import { prizeTabs, readTab } from '../tabs';
import styles from './PrizeRecordScreen.module.less';

/** What the member has won. */
export function PrizeRecordScreen() {
  return (
    <ScreenFrame
      title="我的奖品"
      isMemberOnly
      fallback="pointsMall"
      subject={{ kind: 'reward' }}
      hasHelp
      guestTitle="登录后查看您的奖品"
    >
      <Prizes />
    </ScreenFrame>
  );
}

function Prizes() {
  const tab = readTab(useQueryParam('tab'));
  const setQuery = useSetQuery();
  const pages = usePages(getPrizeList, { tab, pageSize: 20 }, { rowKey: ({ recordId }) => recordId });
  useRefreshOnReturn(pages);
  const latestCounts = pages.latest?.counts;
  const [counts, setCounts] = useState(latestCounts);
  if (latestCounts && latestCounts !== counts) setCounts(latestCounts);
  return (
    <>
      <Tabs
        items={prizeTabs(counts)}
        value={tab}
        aria-label="奖品状态"
        onChange={(next) => setQuery({ tab: next === 'all' ? undefined : next }, { replace: true })}
      />
      <div className={styles.list}>
        <PrizePages key={tab} tab={tab} pages={pages} />
      </div>
    </>
  );
}
