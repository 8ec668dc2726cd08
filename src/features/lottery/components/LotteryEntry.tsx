import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import gift from '@/shared/art/gift.webp';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { pathOf } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Picture } from '@/shared/ui/Picture/Picture';
import { type Chances, getChances, type LotteryScope } from '../contract';
import { PUBLIC_ODDS } from '../oddsFormat';
import styles from './LotteryEntry.module.less';
import { WinnersTicker } from './WinnersTicker';

const NAME = '杏运抽奖';
const SOURCES_SHOWN = 3;
const PICTURE_PX = 88;

/** How many draws the member has, or why he cannot draw now. */
function titleOf({ number, operate }: Chances): string {
  const [button] = operate;
  if (button && !button.enabled) return `${NAME}，${button.reasonText ?? '现在不能抽'}`;
  return `${NAME}，还有 ${number} 次`;
}

/** Where chances come from; none are named where no further one would help. */
function noteOf({ sources, operate: [button] }: Chances): string {
  const isClosed = button && !button.enabled && !button.reasonAction;
  const labels = isClosed ? [] : sources.slice(0, SOURCES_SHOWN).map(({ label }) => label);
  return labels.length === 0 ? PUBLIC_ODDS : `${labels.join('、')}，可得次数`;
}

/** The way from a page to a lottery, with the member's chances and the latest winners. */
export function LotteryEntry({ activityId, lotteryId }: LotteryScope) {
  const { isSignedIn } = useSession();
  const scope = { activityId, lotteryId };
  // A broadcast that was watched on the same page gives a chance.
  const { data, failure, refresh } = useQuery(getChances, scope, {
    skip: !isSignedIn,
    refreshOnReturn: true,
    refreshOnWrite: true,
  });
  const to = pathOf('lotteryPlay', { activityId: activityId === ACTIVITY_ID ? undefined : activityId, lotteryId });
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{data ? titleOf(data) : NAME}</h2>
      <p className={styles.note}>
        {data ? noteOf(data) : !isSignedIn && '登录后能看到您的次数'}
        {!data && failure && '次数没有取到'}
      </p>
      <div className={styles.actions}>
        <ButtonLink size="small" className={styles.action} to={to}>
          {data?.operate[0]?.enabled === false ? '去看看' : '去抽奖'}
        </ButtonLink>
        {!data && failure && (
          <Button size="small" variant="outline" onClick={refresh}>
            重试
          </Button>
        )}
      </div>
      <div className={styles.winners}>
        <WinnersTicker scope={scope} />
      </div>
      <Picture className={styles.picture} src={gift} size={PICTURE_PX} />
    </section>
  );
}
