import { keyed } from '@/shared/lib/keyed';
import { internalPath } from '@/shared/lib/navigation';
import { serverNow } from '@/shared/lib/serverClock';
import { formatLastDay, formatNearDay } from '@/shared/lib/timeFormat';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Dated } from '@/shared/ui/Dated/Dated';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { FailureBar } from '@/shared/ui/OfflineBar/FailureBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { stateOfFailure } from '@/shared/ui/PageState/pageStates';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { CouponDetail } from '../contract';
import { describeEnd, describeFace, statusWord } from '../couponCopy';
import { useCouponDetail } from '../useCouponDetail';
import styles from './CouponDetailView.module.less';
import { CouponReminder } from './CouponReminder';
import { StoreList } from './StoreList';
import { TicketCode } from './TicketCode';
import { TicketReason } from './TicketReason';
import { UsedStamp } from './UsedStamp';

interface Props {
  couponId: string;
  onUsed: () => void;
}

function CouponHead({ detail }: { detail: CouponDetail }) {
  const { before, figure, after, condition } = describeFace(detail);
  const now = serverNow();
  const end = describeEnd(detail, now);
  const word = statusWord(detail.status);
  const isGone = detail.status === 'used' || detail.status === 'expired';
  return (
    <div className={styles.head}>
      <p className={styles.face}>
        {before}
        <b>{figure}</b>
        {after}
        <span className={styles.condition}>{condition}</span>
      </p>
      <h3 className={styles.title}>{detail.title}</h3>
      <p className={styles.scope}>{detail.scope}</p>
      {!isGone && (
        <p className={end.isUrgent ? styles.urgent : styles.end}>
          <Dated>
            {detail.status === 'waiting' && `${formatNearDay(detail.validFrom, '起可用', now)}，`}
            {end.text}
            {end.isUrgent && detail.validTo && `，${formatLastDay(detail.validTo, '前有效', now)}`}
          </Dated>
        </p>
      )}
      {detail.reasonText !== undefined && (
        <p className={styles.reason}>
          {word !== undefined && <b>{word}：</b>}
          <TicketReason coupon={detail} button={detail.operate[0]} />
        </p>
      )}
    </div>
  );
}

/** A coupon that the app itself takes leads to what it is for. */
function UseCouponLink({ detail }: { detail: CouponDetail }) {
  const path = detail.status === 'usable' ? internalPath(detail.route) : undefined;
  if (path === undefined || detail.code !== '') return null;
  return (
    <ButtonLink block className={styles.use} to={path}>
      去使用
    </ButtonLink>
  );
}

function CouponFacts({ detail }: { detail: CouponDetail }) {
  return (
    <>
      {detail.steps.length > 0 && (
        <section className={styles.block}>
          <h3 className={styles.heading}>怎么用</h3>
          <ol className={styles.steps}>
            {keyed(detail.steps).map(([key, step]) => (
              <li key={key}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      {detail.stores.length > 0 && (
        <section className={styles.block}>
          <h3 className={styles.heading}>可用门店</h3>
          <StoreList stores={detail.stores} />
        </section>
      )}
      {detail.rules.length > 0 && (
        <section className={styles.block}>
          <h3 className={styles.heading}>使用规则</h3>
          <Blocks blocks={detail.rules} />
        </section>
      )}
    </>
  );
}

function LoadingBoxes() {
  return (
    <div className={styles.loading}>
      <Skeleton width="50%" height="34px" />
      <Skeleton width="70%" height="18px" space="12px" />
      <Skeleton shape="card" height="500px" space="16px" />
    </div>
  );
}

/** One coupon: its code when staff takes it, and everything to know before using it. */
export function CouponDetailView({ couponId, onUsed }: Props) {
  const { detail, ticket, isUsed, usedAt, usedStore, failure, isLoading, updatedAt, refresh } = useCouponDetail(
    couponId,
    onUsed,
  );
  if (!detail && !ticket) {
    if (failure) return <PageState {...stateOfFailure(failure, refresh)} />;
    return <PageState state="loading" skeleton={<LoadingBoxes />} />;
  }
  return (
    <>
      {failure && !ticket && <FailureBar failure={failure} updatedAt={updatedAt} onRefresh={refresh} />}
      {detail && <CouponHead detail={detail} />}
      {ticket && (
        <TicketCode
          ticket={ticket}
          label="券码"
          isRefreshing={isLoading}
          hasFailed={failure !== undefined}
          onRefresh={refresh}
        />
      )}
      {detail && <UseCouponLink detail={detail} />}
      {detail && !isUsed && <CouponReminder detail={detail} onChanged={refresh} />}
      {isUsed && <UsedStamp word="已使用" usedAt={usedAt} store={usedStore} />}
      {detail && <CouponFacts detail={detail} />}
      <HelpWays />
    </>
  );
}
