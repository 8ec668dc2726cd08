import { useRef } from 'react';
import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { useElderMode } from '@/shared/lib/elderMode';
import { pathOf, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { DAY_MS } from '@/shared/lib/timeFormat';
import { useMoment } from '@/shared/lib/useMoment';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { getPointsLedger, LEDGER_FILTERS } from '../ledgerContract';
import { ledgerRange, readMonth } from '../ledgerRange';
import { LedgerFilters } from './LedgerFilters';
import { LedgerRowCard } from './LedgerRowCard';

const PAGE_SIZE = 20;
const KEPT_MS = 31 * DAY_MS;

function EmptyLedger({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (isFiltered) {
    return (
      <PageState
        state="empty"
        art="search"
        title="这个范围没有积分记录"
        text="换个月份，或看看全部收支"
        action={{ text: '看近 3 个月的全部', onClick: onReset }}
      />
    );
  }
  return (
    <PageState
      state="empty"
      art="points"
      title="还没有积分记录，去赚积分"
      text="签到、下单、上课都能得积分"
      action={{ text: '去赚积分', to: pathOf('pointsMall', { step: 'tasks' }) }}
    />
  );
}

interface Props {
  /** Points that were set aside are back. */
  onReleased: () => void;
}

/**
 * The moment from which the list counts back: another day would put another list, from its first page, in the place of the
 * one that is read. A clock that was ahead is put right.
 */
function useFirstMoment(): number {
  const now = serverNow();
  const first = useRef(now);
  if (now < first.current || now - first.current > KEPT_MS) first.current = now;
  return first.current;
}

/** The member's points, movement by movement. Filter and month are part of the address. */
export function LedgerList({ onReleased }: Props) {
  const setQuery = useSetQuery();
  const wishedType = useQueryParam('type');
  const type = LEDGER_FILTERS.find((each) => each === wishedType) ?? 'all';
  const month = readMonth(useQueryParam('month'), serverNow());
  const isElder = useElderMode();
  const firstMoment = useFirstMoment();
  const pages = usePages(
    getPointsLedger,
    { type, ...ledgerRange(month, firstMoment), ...(isElder ? { mergeSigns: true } : {}), pageSize: PAGE_SIZE },
    { rowKey: ({ id }) => id },
  );
  useRefreshOnReturn(pages);
  useMoment(
    pages,
    pages.rows.map(({ releaseAt }) => releaseAt),
    () => {
      void pages.refresh();
      onReleased();
    },
  );
  return (
    <>
      <LedgerFilters
        type={type}
        month={month}
        onChange={(changes) =>
          setQuery(changes.type === 'all' ? { ...changes, type: undefined } : changes, { replace: true })
        }
      />
      <PagedList
        key={`${type}${month ?? ''}`}
        pages={pages}
        aria-label="积分明细"
        isCard
        empty={
          <EmptyLedger
            isFiltered={type !== 'all' || month !== undefined}
            onReset={() => setQuery({ type: undefined, month: undefined }, { replace: true })}
          />
        }
        renderRow={(row) => <LedgerRowCard row={row} />}
      />
    </>
  );
}
