import { BlockCard, CampaignAction } from '@/features/campaign';
import { type Team, TeamSlots, useQuitTeam } from '@/features/team';
import { ReactComponent as InfoIcon } from '@/shared/icons/infoCircle.svg';
import { serverNow } from '@/shared/lib/serverClock';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { describeJoining, describeTeam } from '../teamWords';
import { ACTIVITY_ID } from '../world';
import styles from './TeamCard.module.less';

interface Props {
  team: Team;
  refresh: () => void;
}

const EMPTY = { mark: '?', name: '等您加入', note: '空位' };
/** Of a team that the reader is in, or cannot come into. */
const EMPTY_OF_OTHERS = { mark: '?', name: '等一位', note: '空位' };

function Leave({ team, refresh }: Props) {
  const { quit, isBusy } = useQuitTeam({ activityId: ACTIVITY_ID, teamId: team.teamId }, refresh);
  const operate = team.operate.find(({ key }) => key === 'quit');
  if (!operate) return null;
  const isLeader = team.myRole === 'leader';
  const ask = async () => {
    const wants = await confirmDialog({
      title: isLeader ? '解散这支小队？' : '退出这支小队？',
      content: '不影响再组，也可以加入别的小队。',
      confirmText: operate.text,
      cancelText: '再等等',
    });
    if (wants) quit();
  };
  if (!operate.enabled) return <p className={styles.stay}>{operate.reasonText}</p>;
  return (
    <div className={styles.leave}>
      <CampaignAction operate={operate} variant="tint" size="small" busy={isBusy} onClick={() => void ask()} />
    </div>
  );
}

function Joining({ parts }: { parts: readonly string[] }) {
  return (
    <>
      {parts.map((part) => (
        <span key={part} className={styles.part}>
          {part}
        </span>
      ))}
    </>
  );
}

/** Who is in the team, who is wanted, until when. */
export function TeamCard({ team, refresh }: Props) {
  const { members, maxMembers, status, expireAt, ruleText, reasonText, reasonCode, joinable } = team;
  const isForming = status === 0;
  // Before the campaign begins nobody comes in, and nothing runs out.
  const isOpen = isForming && reasonCode !== 'notStarted';
  const title = describeTeam(team);
  const rule = isForming ? ruleText : (reasonText ?? ruleText);
  return (
    <BlockCard isLead title={title}>
      <div className={styles.slots}>
        <TeamSlots
          members={members}
          maxMembers={maxMembers}
          marksLeader
          noteOf={(member) => <Joining parts={describeJoining(member, serverNow())} />}
          empty={joinable ? EMPTY : EMPTY_OF_OTHERS}
        />
      </div>
      {isOpen && expireAt !== null && (
        <div className={styles.time}>
          离小队到期还有
          <CountDown className={styles.clock} endAt={expireAt} onEnd={refresh} />
        </div>
      )}
      {!title.endsWith(rule) && (
        <p className={styles.rule}>
          <InfoIcon aria-hidden />
          {rule}
        </p>
      )}
      {isForming && <Leave team={team} refresh={refresh} />}
    </BlockCard>
  );
}
