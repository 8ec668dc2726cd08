import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { useGo, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { Chips } from '@/shared/ui/Chips/Chips';
import { PageState } from '@/shared/ui/PageState/PageState';
import { getRewardList, type RewardKind } from '../contract';
import styles from './RewardList.module.less';
import { RewardRows } from './RewardRows';

const KINDS: ReadonlyArray<{ key: RewardKind; text: string }> = [
  { key: 'all', text: '全部' },
  { key: 'points', text: '积分' },
  { key: 'coupon', text: '卡券' },
  { key: 'goods', text: '奖品' },
];

/** Everything the member was given, for the record screen's tab; its kind is part of the address. */
export function RewardList() {
  const go = useGo();
  const setQuery = useSetQuery();
  const asked = useQueryParam('kind');
  const kind = KINDS.find(({ key }) => key === asked)?.key ?? 'all';
  const choose = (next: RewardKind) => setQuery({ kind: next === 'all' ? undefined : next }, { replace: true });
  const pages = usePages(getRewardList, { kind, pageSize: 20 }, { rowKey: ({ rewardId }) => rewardId });
  useRefreshOnReturn(pages);
  const isAll = kind === 'all';
  return (
    <>
      <div className={styles.kinds}>
        <Chips items={KINDS} value={kind} onChange={choose} wrap aria-label="奖励种类" />
      </div>
      <RewardRows
        pages={pages}
        isLottery={({ source }) => source === 'lottery'}
        aria-label="奖励"
        empty={
          <PageState
            state="empty"
            art="prizes"
            title={isAll ? '还没有奖励' : '没有这一种奖励'}
            text={isAll ? '签到、活动、抽奖的奖励都在这里' : undefined}
            action={
              isAll
                ? { text: '去抽奖', onClick: () => go('lotteryPlay') }
                : { text: '看全部奖励', onClick: () => choose('all') }
            }
          />
        }
      />
    </>
  );
}
