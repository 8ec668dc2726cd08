import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { useMoment } from '@/shared/lib/useMoment';
import { usePanel } from '@/shared/lib/usePanel';
import { Chips } from '@/shared/ui/Chips/Chips';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Popup } from '@/shared/ui/Popup/Popup';
import { type DiscountCategory, getDiscountList } from '../discountContract';
import { DiscountCard } from './DiscountCard';
import styles from './DiscountList.module.less';
import { LeavePanel } from './LeavePanel';
import { RightSkeleton } from './RightSkeleton';

const LEVELS = [
  { key: 'all', text: '全部' },
  { key: '0', text: '人人可用' },
  { key: '1', text: '杏花' },
  { key: '2', text: '金杏' },
] as const;

/** The offers of one category, with a filter by level. */
export function DiscountList({ category }: { category: DiscountCategory }) {
  const asked = useQueryParam('level');
  const level = LEVELS.find(({ key }) => key === asked)?.key ?? 'all';
  const setQuery = useSetQuery();
  const panel = usePanel('step', 'discountId');
  const leavingId = useQueryParam('discountId');
  const filter = level === 'all' ? {} : { needLevel: Number(level) };
  const pages = usePages(getDiscountList, { category, pageSize: 20, ...filter }, { rowKey: ({ id }) => id });
  useRefreshOnReturn(pages);
  useMoment(
    pages,
    pages.rows.map(({ validTo }) => validTo),
  );
  const leaving = pages.rows.find(({ id }) => id === leavingId);
  return (
    <>
      <div className={styles.filter}>
        <Chips
          items={LEVELS}
          value={level}
          onChange={(key) => setQuery({ level: key === 'all' ? undefined : key }, { replace: true })}
          aria-label="按等级筛选"
          wrap
        />
      </div>
      <PagedList
        pages={pages}
        aria-label="优惠列表"
        renderRow={(row) => <DiscountCard discount={row} onChanged={() => void pages.refresh()} />}
        skeleton={<RightSkeleton />}
        empty={<PageState state="empty" art="coupons" title="这一类还没有优惠" text="换个等级或分类看看" />}
      />
      <Popup isOpen={panel.shown === 'leave' && leaving !== undefined} title="前往合作方" onClose={panel.close}>
        {leaving && <LeavePanel discount={leaving} />}
      </Popup>
    </>
  );
}
