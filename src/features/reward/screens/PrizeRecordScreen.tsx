import { useState } from 'react';
import { currentHost } from '@/bridge/environment';
import { GuestState } from '@/frame/GuestState';
import { usePages } from '@/request/usePages';
import { useSession } from '@/session/useSession';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { PrizePages } from '../components/PrizePages';
import { getPrizeList, PRIZE_TABS, type PrizeRecord } from '../contract';
import { readTab, TAB_TEXTS } from '../tabs';
import styles from './PrizeRecordScreen.module.less';

const PAGE_SIZE = 20;
const keyOf = (row: PrizeRecord) => row.recordId;

export function PrizeRecordScreen() {
  const { isSignedIn } = useSession();
  const tab = readTab(useQueryParam('tab'));
  const setQuery = useSetQuery();
  const pages = usePages(
    getPrizeList,
    { tab, pageSize: PAGE_SIZE },
    { rowKey: keyOf, cacheKey: 'prizes', skip: !isSignedIn },
  );
  const latestCounts = pages.latest?.counts;
  const [counts, setCounts] = useState(latestCounts);
  if (latestCounts && latestCounts !== counts) setCounts(latestCounts);

  const items = PRIZE_TABS.map((key) => ({
    key,
    text: TAB_TEXTS[key],
    count: key === 'claim' || key === 'waiting' ? counts?.[key] : undefined,
  }));
  return (
    <>
      <NavBar title="我的奖品" hidden={currentHost() === 'miniProgram'} />
      {isSignedIn ? (
        <>
          <Tabs
            items={items}
            value={tab}
            aria-label="奖品状态"
            onChange={(next) => setQuery({ tab: next === 'all' ? undefined : next }, { replace: true })}
          />
          <div className={styles.list}>
            <PrizePages key={tab} tab={tab} pages={pages} />
          </div>
        </>
      ) : (
        <GuestState title="登录后查看您的奖品" />
      )}
    </>
  );
}
