import { Fragment, type Key, type ReactNode } from 'react';
import { LOADING_TEXT } from '@/shared/config/constants';
import { AT_ONCE } from '@/shared/lib/useFewer';
import { Card } from '../Card/Card';
import { PageState } from '../PageState/PageState';
import { type FailureView, stateOfFailure } from '../PageState/pageStates';
import { Skeleton } from '../Skeleton/Skeleton';
import { ListErrorRow } from './ListErrorRow';
import { OutdatedBar } from './OutdatedBar';
import styles from './PagedList.module.less';
import { PullRefresh } from './PullRefresh';
import { useFirstRows } from './useFirstRows';
import { useSentinel } from './useSentinel';
import { useShownRows } from './useShownRows';

/** The part of a paged query that a list needs. */
export interface Pages<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  hasMore: boolean;
  isLoading: boolean;
  failure?: FailureView | null | undefined;
  /** What has failed is the rows that are there, not those to come. */
  isOutdated?: boolean | undefined;
  updatedAt?: number | null | undefined;
  loadMore: () => unknown;
  refresh: () => unknown;
}

interface Props<Row> {
  pages: Pages<Row>;
  renderRow: (row: Row, index: number) => ReactNode;
  /** Arranges the rows otherwise than all below each other, for example in a RowWindow. */
  arrange?: (rows: readonly Row[]) => ReactNode;
  /** Instead of a grey card. */
  skeleton?: ReactNode;
  /** What stands there when there is nothing, usually an empty PageState. */
  empty: ReactNode;
  /** Below the last row. */
  endText?: ReactNode;
  /** The rows are ListRows on one card. */
  isCard?: boolean;
  /** As many rows as are in sight at first: all that is drawn before the screen shows itself for the first time. */
  inSight?: number;
  /** Of the element around the rows, for example a grid. */
  className?: string;
  'aria-label'?: string;
}

function CardSkeleton() {
  return (
    <Card tight>
      <Skeleton shape="card" height="420px" />
    </Card>
  );
}

interface FootProps {
  pages: Omit<Pages<unknown>, 'rowKey'>;
  /** How many of the rows are shown at most. */
  count: number;
  endText: ReactNode;
  onMore: () => void;
}

function renderFoot({
  pages: { rows, hasMore, isLoading, failure, loadMore, refresh },
  count,
  endText,
  onMore,
}: FootProps) {
  if (failure) return <ListErrorRow failure={failure} onRetry={() => void (hasMore ? loadMore() : refresh())} />;
  // While a whole list is read anew the words stay: who reads by ear would hear its end after every refresh.
  if (!hasMore && count >= rows.length) return endText;
  if (isLoading) return LOADING_TEXT;
  return (
    <button key={count} type="button" className={styles.more} onClick={onMore}>
      {count < Number.POSITIVE_INFINITY ? '查看更多' : '加载更多'}
    </button>
  );
}

/**
 * Rows that go on as the member scrolls, in 长辈版 as he asks for more. Old rows stay whatever fails; pull down to refresh.
 */
export function PagedList<Row>({
  pages,
  renderRow,
  arrange = (all) => all.map((row, index) => <Fragment key={pages.rowKey(row)}>{renderRow(row, index)}</Fragment>),
  skeleton = <CardSkeleton />,
  empty,
  endText = '没有更多了',
  isCard = false,
  inSight,
  className,
  'aria-label': label,
}: Props<Row>) {
  const { rows, hasMore, isLoading, failure, refresh } = pages;
  const hasRows = rows.length > 0;
  const [count, showMore] = useShownRows(label);
  const drawn = useFirstRows(inSight, hasRows);
  const isWhole = Math.min(count, drawn) === Number.POSITIVE_INFINITY;
  const canGoOn = hasRows && hasMore && !isLoading && !failure && isWhole;
  const sentinel = useSentinel(() => void pages.loadMore(), canGoOn, rows.length);
  const reload = () => void refresh();

  if (!hasRows) {
    if (isLoading) return <PageState state="loading" skeleton={skeleton} />;
    if (failure) return <PageState {...stateOfFailure(failure, reload)} />;
    return <PullRefresh onRefresh={reload}>{empty}</PullRefresh>;
  }
  const aria = { 'aria-label': label, 'aria-busy': isLoading };
  const onMore = () => {
    showMore();
    if (hasMore && count + AT_ONCE > rows.length) void pages.loadMore();
  };
  const content = arrange(rows.slice(0, Math.min(count, drawn)));
  return (
    <PullRefresh onRefresh={reload}>
      <OutdatedBar className={isCard ? styles.bar : undefined} pages={pages} />
      {isCard ? (
        <Card tight {...aria}>
          {content}
        </Card>
      ) : (
        <section className={className} {...aria}>
          {content}
        </section>
      )}
      <div ref={sentinel} />
      <div className={styles.foot} aria-live="polite">
        {renderFoot({ pages, count, endText, onMore })}
      </div>
    </PullRefresh>
  );
}
