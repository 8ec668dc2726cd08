import { Suspense, useState } from 'react';
import { GuestTickets, OfflineTickets } from '@/features/coupon';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { hasCome } from '@/request/hasCome';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { useMoment } from '@/shared/lib/useMoment';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { Popup } from '@/shared/ui/Popup/Popup';
import { LiveSearch } from '@/shared/ui/Search/LiveSearch';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { FamilyBookPanel } from '../components/FamilyBookPanel';
import { FamilyCard } from '../components/FamilyCard';
import { HoldingSkeleton } from '../components/HoldingSkeleton';
import { RightsHistory } from '../components/RightsHistory';
import { UsableRights } from '../components/UsableRights';
import { getMyRights, type MyRights } from '../contract';
import { type FamilyBook, useFamily } from '../useFamily';
import styles from './EquityAggregationScreen.module.less';

const FamilySheet = lazyPart(
  async () => (await import(/* webpackChunkName: "online.family" */ '../components/FamilySheet')).FamilySheet,
);

const LONGEST = 40;

const TABS = [
  { key: 'now', text: '可使用' },
  { key: 'history', text: '使用记录' },
] as const;

const OWNERS = [
  { key: 'self', text: '本人' },
  { key: 'family', text: '家人' },
] as const;

interface Props {
  rights: MyRights;
  book: FamilyBook;
  onRefresh: () => void;
}

function UsableContent({ rights, book, onRefresh }: Props) {
  const [words, setWords] = useState('');
  const tab = useQueryParam('tab') === 'history' ? 'history' : 'now';
  const isFamily = useQueryParam('owner') === 'family';
  const setQuery = useSetQuery();
  return (
    <>
      <div className={styles.head}>
        <Tabs
          items={TABS}
          value={tab}
          onChange={(key) => setQuery({ tab: key }, { replace: true })}
          aria-label="我的权益"
        />
        {tab === 'now' && (
          <div className={styles.tools}>
            <LiveSearch
              className={styles.search}
              label="搜索权益"
              placeholder="搜索权益、卡券"
              maxLength={LONGEST}
              value={words}
              onChange={setWords}
            />
            <Tabs
              variant="segmented"
              className={styles.owners}
              items={OWNERS}
              value={isFamily ? 'family' : 'self'}
              onChange={(owner) => setQuery({ owner }, { replace: true })}
              aria-label="给谁用"
            />
          </div>
        )}
      </div>
      {tab === 'history' ? (
        <RightsHistory history={rights.history} />
      ) : (
        <>
          {isFamily && <FamilyCard book={book} />}
          <UsableRights rights={rights} query={words} isFamily={isFamily} onRefresh={onRefresh} />
        </>
      )}
      <Popup isOpen={book.isBookOpen} title="家人同享" onClose={book.closeBook}>
        <FamilyBookPanel book={book} onChanged={onRefresh} />
      </Popup>
    </>
  );
}

/** Everything the member can use now, on one page. */
export function EquityAggregationScreen() {
  const { isSignedIn } = useSession();
  const owner = useQueryParam('owner') === 'family' ? 'family' : 'self';
  const query = useQuery(getMyRights, { owner }, { skip: !isSignedIn, refreshOnReturn: true });
  const { data, failure, updatedAt, refresh } = query;
  useMoment(query, data ? [...data.expiringSoon, ...data.items].map(({ validTo }) => validTo) : []);
  const book = useFamily(owner === 'family');
  if (book.isFormOpen) {
    return (
      <Suspense fallback={<PartLoading />}>
        <FamilySheet
          book={book}
          onSaved={() => {
            book.query.refresh();
            refresh();
            book.closeForm();
          }}
        />
      </Suspense>
    );
  }
  // The family's card stands above the rights.
  const isWhole = owner === 'self' || hasCome(book.query);
  return (
    <>
      <ScreenFrame
        space="below"
        title="我的权益"
        subject={{ kind: 'right' }}
        hasHelp
        isMemberOnly
        failure={failure}
        updatedAt={updatedAt}
        onRetry={refresh}
        skeleton={<HoldingSkeleton />}
      >
        {data && isWhole && <UsableContent rights={data} book={book} onRefresh={refresh} />}
      </ScreenFrame>
      {isSignedIn && !data && failure?.kind === 'network' && <OfflineTickets />}
      <GuestTickets />
    </>
  );
}
