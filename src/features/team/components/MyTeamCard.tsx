import { BlockCard, type ShownCampaign } from '@/features/campaign';
import { useIntentsEnd } from '@/request/intent';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { ReactComponent as PlusIcon } from '@/shared/icons/plus.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { useMoment } from '@/shared/lib/useMoment';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Tag } from '@/shared/ui/Tag/Tag';
import { getTeamActivity, type MyTeam, type TeamActivity } from '../contract';
import { teamIntents } from '../intents';
import styles from './MyTeamCard.module.less';
import { TeamSlots } from './TeamSlots';

/** Who may not take part reads why in the bar. */
function titleOf({ myTeam, status }: TeamActivity, isSignedIn: boolean): string {
  if (myTeam) {
    if (myTeam.status === 1) return '我的小队，人齐了';
    return myTeam.need > 0 ? `我的小队，还差 ${myTeam.need} 人` : '我的小队';
  }
  if (status === 2) return '组队已结束';
  return isSignedIn ? '还没有小队' : '登录后看您的小队';
}

function hintOf({ myTeam, status, ruleText }: TeamActivity): string {
  if (myTeam?.status === 1) return '奖励和后面的事，都在我的小队里。';
  if (myTeam) return '人齐后自动成队，到期没齐会自动解散，不影响再组。';
  return status === 2 ? '活动结束后不再组队，已成队的奖励照常领取。' : ruleText;
}

function TimeTag({ team: { status, expireAt }, onEnd }: { team: MyTeam; onEnd: () => void }) {
  if (status !== 0 || expireAt === null) return null;
  return (
    <Tag tone="apricot">
      <CountDown variant="text" endAt={expireAt} onEnd={onEnd} />
      {'\u00a0后到期'}
    </Tag>
  );
}

/** Of the title, the places and two lines below them; in 长辈版 three places stand below each other. */
const HEIGHT =
  'calc(var(--fs-h3) * var(--lh-tight) + 92px + (var(--fs-note) + var(--fs-cap)) * 1.35 + var(--fs-note) * 3)';
const ELDER_HEIGHT = 'calc(var(--fs-h3) * var(--lh-tight) + 236px + var(--fs-note) * 3)';
const EMPTY = { mark: <PlusIcon aria-hidden />, name: '等一位', note: '空位' };

/** The member's own team, or the places that wait for one; the way into it is the main action of the page. */
export function MyTeamCard({ shown: { campaign, refresh } }: { shown: ShownCampaign }) {
  const { activityId } = campaign;
  const isElder = useElderMode();
  const { isSignedIn } = useSession();
  // A team is begun, joined and looked for elsewhere on the page, and an answer may be lost.
  const query = useQuery(getTeamActivity, { activityId }, { refreshOnReturn: true, refreshOnWrite: true });
  const { data, failure } = query;
  useMoment(query, [data?.startAt, data?.endAt]);
  useIntentsEnd(teamIntents(activityId), data?.myTeam !== undefined);
  const renew = () => {
    query.refresh();
    refresh();
  };
  if (!data) {
    return <BlockCard isLead height={isElder ? ELDER_HEIGHT : HEIGHT} failure={failure?.msg} onRetry={query.refresh} />;
  }
  return (
    <BlockCard isLead>
      <div className={styles.head}>
        <SectionTitle>{titleOf(data, isSignedIn)}</SectionTitle>
        {data.myTeam && <TimeTag team={data.myTeam} onEnd={renew} />}
      </div>
      {(data.myTeam || data.status !== 2) && (
        <TeamSlots members={data.myTeam?.members ?? []} maxMembers={data.maxMembers} empty={EMPTY} />
      )}
      <p className={styles.hint}>{hintOf(data)}</p>
    </BlockCard>
  );
}
