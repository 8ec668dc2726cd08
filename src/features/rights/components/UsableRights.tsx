import { useState } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { ListErrorRow } from '@/shared/ui/PagedList/ListErrorRow';
import { PageState } from '@/shared/ui/PageState/PageState';
import { FoundStatus } from '@/shared/ui/Search/FoundStatus';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { MyRights } from '../contract';
import { describeFailedKinds, firstHoldings, groupHoldings, searchHoldings } from '../holdingCopy';
import { EmptyRights } from './EmptyRights';
import { HoldingRow } from './HoldingRow';
import styles from './UsableRights.module.less';

interface Props {
  rights: MyRights;
  query: string;
  isFamily: boolean;
  onRefresh: () => void;
}

/** There is nothing, or nothing that was searched for; a source that has failed may still have something. */
function Nothing({ rights, query, isFamily }: Omit<Props, 'onRefresh'>) {
  if (query.trim() !== '') {
    return <PageState state="empty" art="search" title="没有找到" text="换个词试试，例如“换药”“检测”" />;
  }
  if (rights.failedKinds.length > 0) return null;
  if (!isFamily) return <EmptyRights />;
  return <PageState state="empty" art="coupons" title="还没有家人能用的权益" text="标着“转给家人”的权益可以给家人用" />;
}

/** What can be used: what ends soon first, then by kind. */
export function UsableRights({ rights, query, isFamily, onRefresh }: Props) {
  const isElder = useElderMode();
  const [isWhole, setIsWhole] = useState(false);
  const allSoon = searchHoldings(rights.expiringSoon, query);
  const allGroups = groupHoldings(searchHoldings(rights.items, query));
  const { soon, groups, left } =
    isElder && !isWhole ? firstHoldings(allSoon, allGroups) : { soon: allSoon, groups: allGroups, left: 0 };
  const shareable = isFamily ? searchHoldings(rights.shareable, query) : [];
  const found = allSoon.length + shareable.length + allGroups.reduce((sum, { items }) => sum + items.length, 0);
  const isEmpty = soon.length === 0 && groups.length === 0 && shareable.length === 0;
  return (
    <>
      <FoundStatus words={query.trim()} count={found} />
      {rights.failedKinds.length > 0 && (
        <div className={styles.failed}>
          <p role="status">{describeFailedKinds(rights.failedKinds)}</p>
          <ListErrorRow onRetry={onRefresh} />
        </div>
      )}
      {soon.length > 0 && (
        <Card>
          <SectionTitle note={isElder ? undefined : '快到期了，可以先用'}>即将过期</SectionTitle>
          {soon.map((holding) => (
            <HoldingRow key={holding.kind + holding.id} holding={holding} onChanged={onRefresh} />
          ))}
        </Card>
      )}
      {groups.map(({ kind, title, items }) => (
        <Card key={kind}>
          <SectionTitle>{isFamily ? '已转给家人' : title}</SectionTitle>
          {items.map((holding) => (
            <HoldingRow key={holding.id} holding={holding} onChanged={onRefresh} />
          ))}
        </Card>
      ))}
      {left > 0 && (
        <div className={styles.more}>
          <Button block variant="outline" onClick={() => setIsWhole(true)}>
            查看更多
          </Button>
        </div>
      )}
      {shareable.length > 0 && (
        <Card>
          <SectionTitle note="使用时选给谁用，次数从您这里扣">可以给家人用</SectionTitle>
          {shareable.map((holding) => (
            <HoldingRow key={holding.id} holding={holding} isForFamily onChanged={onRefresh} />
          ))}
        </Card>
      )}
      {isEmpty && <Nothing rights={rights} query={query} isFamily={isFamily} />}
    </>
  );
}
