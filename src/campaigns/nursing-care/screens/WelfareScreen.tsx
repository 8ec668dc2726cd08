import { endsOf, getThematic, type Thematic, WelfareList } from '@/features/activity';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSessionCheck } from '@/request/useSessionCheck';
import { useSession } from '@/session/useSession';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { formatDeadline } from '@/shared/lib/timeFormat';
import { useMoment } from '@/shared/lib/useMoment';
import { Blocks } from '@/shared/ui/Blocks/Blocks';
import { Card } from '@/shared/ui/Card/Card';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { PageState } from '@/shared/ui/PageState/PageState';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { ROUTES } from '../routes';
import styles from './WelfareScreen.module.less';

/** The activity of this campaign; the address may name another one. */
const ACTIVITY_ID = 98;

function ListSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="card" height="52px" />
      <Skeleton shape="card" height="372px" space="12px" />
    </div>
  );
}

function PhaseLine({ thematic: { status, startAt, endAt }, onStart }: { thematic: Thematic; onStart: () => void }) {
  return (
    <p className={styles.phase}>
      {status === 0 && startAt !== null && (
        <>
          距开始 <CountDown className={styles.clock} endAt={startAt} onEnd={onStart} />
        </>
      )}
      {status === 1 && (
        <Clauses>{`${endAt === null ? '' : `${formatDeadline(endAt)} 前可领，`}每项每人领一次`}</Clauses>
      )}
      {status === 2 && '活动已结束，领到的福利仍可使用'}
    </p>
  );
}

/** Its material has been taken off: what was claimed is elsewhere; a guest need not sign in to go on. */
function Removed() {
  const { isSignedIn } = useSession();
  const own = { text: '看奖励记录', to: pathOf('record', { tab: 'reward' }) };
  return (
    <PageState
      state="closed"
      reason="ended"
      title="活动资料已下线"
      text="领到的福利仍在卡券、权益和奖励里"
      action={isSignedIn ? own : { text: '去积分商城', to: pathOf('pointsMall') }}
    />
  );
}

function Content({ thematic, onChanged }: { thematic: Thematic; onChanged: () => void }) {
  const { activityId, status, welfare, rules } = thematic;
  if (status === 3) return <Removed />;
  return (
    <>
      <PhaseLine thematic={thematic} onStart={onChanged} />
      {welfare.length === 0 ? (
        <PageState state="empty" art="prizes" title="暂无福利" text="有新的福利时会放在这里" />
      ) : (
        <WelfareList activityId={activityId} welfare={welfare} isSplit onChanged={onChanged} />
      )}
      {rules && rules.blocks.length > 0 && (
        <Card>
          <SectionTitle>规则</SectionTitle>
          <div className={styles.rules}>
            <Blocks blocks={rules.blocks} />
          </div>
        </Card>
      )}
    </>
  );
}

/** What an activity gives away, what the member has of it, and the rules. */
export function WelfareScreen() {
  const activityId = Number(useQueryParam('activityId') ?? ACTIVITY_ID);
  const query = useQuery(getThematic, { activityId }, { refreshOnReturn: true });
  const { data, failure, refresh, updatedAt } = query;
  useMoment(query, endsOf(data));
  useSessionCheck();
  return (
    <ScreenFrame
      title={ROUTES.welfare.title}
      subject={{ kind: 'campaign', number: 'nursing-care' }}
      hasHelp
      fallback={activityId === ACTIVITY_ID ? ROUTES.home : 'pointsMall'}
      failure={failure}
      updatedAt={updatedAt}
      onRetry={refresh}
      space="both"
      skeleton={<ListSkeleton />}
    >
      {data && <Content thematic={data} onChanged={refresh} />}
    </ScreenFrame>
  );
}
