import { PointsCard } from '@/features/points';
import { usePages } from '@/request/usePages';
import { useSession } from '@/session/useSession';
import { LOADING_TEXT } from '@/shared/config/constants';
import { ReactComponent as CrownIcon } from '@/shared/icons/crown.svg';
import { ReactComponent as HospitalIcon } from '@/shared/icons/hospital.svg';
import { ReactComponent as ReceiptIcon } from '@/shared/icons/receipt.svg';
import { ReactComponent as TicketIcon } from '@/shared/icons/ticket.svg';
import { hrefOf } from '@/shared/lib/navigation';
import { useUncover } from '@/shared/lib/useUncover';
import { Button } from '@/shared/ui/Button/Button';
import { PhoneRow } from '@/shared/ui/HelpWays/PhoneRow';
import { ListErrorRow } from '@/shared/ui/PagedList/ListErrorRow';
import { OutdatedBar } from '@/shared/ui/PagedList/OutdatedBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { stateOfFailure } from '@/shared/ui/PageState/pageStates';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getGoodsList } from '../../contract';
import { goodsForNextVisit } from '../../forNextVisit';
import { ElderGoods } from './ElderGoods';
import styles from './ElderHome.module.less';
import { GoodsGridSkeleton } from './GoodsGridSkeleton';
import { HomeHead } from './HomeHead';
import type { HomeStep } from './StandardHome';

const ENTRIES = [
  { name: '兑换订单', href: hrefOf('orderList'), Icon: ReceiptIcon },
  { name: '我的卡券', href: hrefOf('couponList'), Icon: TicketIcon },
  { name: '医院服务', href: hrefOf('pointsMall', { tab: 'service' }), Icon: HospitalIcon },
  { name: '会员卡', href: hrefOf('membershipCard'), Icon: CrownIcon },
] as const;
const FIRST_GOODS = 3;

/** The home screen of 长辈版: fewer blocks, one column, a phone number always in sight. */
export function ElderHome({ onOpen }: { onOpen: (step: HomeStep) => void }) {
  const { isSignedIn } = useSession();
  const pages = usePages(
    getGoodsList,
    { pageSize: FIRST_GOODS },
    { rowKey: (row) => row.goodsId, forNextVisit: goodsForNextVisit },
  );
  useUncover(pages);
  const first = pages.rows.slice(0, FIRST_GOODS);
  const isAffordable = isSignedIn && first.length > 0 && first.every(({ affordable }) => affordable);
  const title = isAffordable ? '您的积分能换' : '积分商品';
  const isWaiting = pages.rows.length === 0 && pages.isLoading;
  return (
    <>
      <HomeHead />
      <PointsCard isElder onOpenCalendar={() => onOpen('sign')} />
      <PhoneRow />
      <nav aria-label="常用入口" className={styles.quickLinks}>
        {ENTRIES.map(({ name, href, Icon }) => (
          <a key={name} href={href}>
            <Icon aria-hidden />
            {name}
          </a>
        ))}
      </nav>
      <section aria-label={title}>
        <h2 className={styles.title}>
          {isSignedIn && isWaiting ? <Skeleton width="6em" height="1.35em" /> : title}
          <small>点“换这个”，会先让您确认</small>
        </h2>
        {pages.rows.length > 0 && <OutdatedBar pages={pages} />}
        {pages.rows.map((goods) => (
          <ElderGoods key={goods.goodsId} goods={goods} onEarn={() => onOpen('tasks')} />
        ))}
        {isWaiting && <PageState state="loading" skeleton={<GoodsGridSkeleton />} />}
        {pages.rows.length === 0 && pages.failure && (
          <PageState {...stateOfFailure(pages.failure, () => void pages.refresh())} />
        )}
        {pages.rows.length === 0 && !pages.isLoading && !pages.failure && (
          <PageState state="empty" art="goods" title="这里还没有商品" />
        )}
        {pages.hasMore && pages.rows.length > 0 && (
          <div className={styles.more}>
            {pages.failure ? (
              <ListErrorRow failure={pages.failure} onRetry={() => void pages.loadMore()} />
            ) : (
              <Button
                key={pages.rows.length}
                variant="tint"
                block
                busy={pages.isLoading}
                busyText={LOADING_TEXT}
                onClick={() => void pages.loadMore()}
              >
                查看更多
              </Button>
            )}
          </div>
        )}
      </section>
    </>
  );
}
