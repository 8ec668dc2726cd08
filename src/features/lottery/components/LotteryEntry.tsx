import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import gift from '@/shared/art/gift.webp';
import { ACTIVITY_ID } from '@/shared/config/constants';
import { pathOf } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Picture } from '@/shared/ui/Picture/Picture';
import { type Chances, getChances, getLuckList, type Lottery, type LotteryScope } from '../contract';
import { isOver, PUBLIC_ODDS } from '../oddsFormat';
import styles from './LotteryEntry.module.less';
import { WinnersTicker } from './WinnersTicker';

const NAME = '杏运抽奖';
const SOURCES_SHOWN = 3;
const PICTURE_PX = 88;

interface Words {
  title: string;
  note: string;
  way: string;
}

/** How many draws the member has, or why he cannot draw now, and where chances come from; none where none would help. */
function wordsOfMember({ number, sources, operate: [button] }: Chances): Words {
  const isOff = button !== undefined && !button.enabled;
  const labels = isOff && !button.reasonAction ? [] : sources.slice(0, SOURCES_SHOWN).map(({ label }) => label);
  return {
    title: isOff ? `${NAME}，${button.reasonText ?? '现在不能抽'}` : `${NAME}，还有 ${number} 次`,
    note: labels.length === 0 ? PUBLIC_ODDS : `${labels.join('、')}，可得次数`,
    way: isOff ? '去看看' : '去抽奖',
  };
}

/** Nobody is asked to sign in for draws of a lottery that is over. */
function wordsOfGuest(lottery: Lottery | undefined): Words {
  if (lottery && isOver(lottery)) {
    return {
      title: `${NAME}，${lottery.status === 1 ? '奖品已发完' : '已经结束'}`,
      note: PUBLIC_ODDS,
      way: '去看看',
    };
  }
  return { title: NAME, note: '登录后能看到您的次数', way: '去抽奖' };
}

const WAITING: Words = { title: NAME, note: '', way: '去抽奖' };

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
  const { data: lottery } = useQuery(getLuckList, scope, { skip: isSignedIn });
  const others = isSignedIn ? WAITING : wordsOfGuest(lottery);
  const { title, note, way } = data ? wordsOfMember(data) : others;
  const to = pathOf('lotteryPlay', { activityId: activityId === ACTIVITY_ID ? undefined : activityId, lotteryId });
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>
        <Clauses>{note}</Clauses>
        {!data && failure && '次数没有取到'}
      </p>
      <div className={styles.actions}>
        <ButtonLink size="small" className={styles.action} to={to}>
          {way}
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
