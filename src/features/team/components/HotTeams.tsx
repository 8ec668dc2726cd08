import { useEffect, useId, useState } from 'react';
import { BlockCard, RowAction } from '@/features/campaign';
import { useQuery } from '@/request/useQuery';
import { keyed } from '@/shared/lib/keyed';
import type { Operate } from '@/shared/lib/schema';
import { serverNow } from '@/shared/lib/serverClock';
import { useMoment } from '@/shared/lib/useMoment';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { getHotTeams, type HotTeam } from '../contract';
import { describeOpenTeam, titleOf } from '../teamCopy';
import { useJoinTeam } from '../useTeamWrites';
import styles from './HotTeams.module.less';

interface Props {
  activityId: number;
  title: string;
  /** A team that is not offered, because it is the one on the screen. */
  except?: string;
  /** Whether he may begin one himself, which is what an empty list leaves. */
  canBegin: boolean;
  /** Signs a guest in before he acts. */
  act: (deed: () => void) => void;
  onTeam: (teamId: string) => void;
  /** Something else on the page changes with the teams. */
  onChanged: () => void;
}

const canBeDone = ({ enabled }: Operate) => enabled;

const AT_ONCE = 3;
const FACES = 3;

function HotRow({ team, activityId, act, onTeam, onChanged }: Omit<Props, 'title' | 'canBegin'> & { team: HotTeam }) {
  const titleId = useId();
  const { join, isBusy } = useJoinTeam({ activityId, teamId: team.teamId }, { onTeam, refresh: onChanged });
  return (
    <li className={styles.row}>
      <span className={styles.faces}>
        {keyed(team.members.slice(0, FACES)).map(([key, { avatar }]) => (
          <span key={key} className={styles.face}>
            <Avatar src={avatar} sizePx={36} />
          </span>
        ))}
      </span>
      <div className={styles.words}>
        <b id={titleId}>{titleOf(team)}</b>
        <small>{describeOpenTeam(team, serverNow())}</small>
      </div>
      {team.operate.filter(canBeDone).map((each) => (
        <RowAction key={each.key} operate={each} titleId={titleId} busy={isBusy} onClick={() => act(join)} />
      ))}
    </li>
  );
}

function Another({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.another} onClick={onClick}>
      换一批
    </button>
  );
}

/** Open teams that lack few people, a few at a time. */
export function HotTeams({ title, canBegin, ...props }: Props) {
  const { activityId, except, onChanged } = props;
  const [currentPage, setPage] = useState(1);
  const query = useQuery(
    getHotTeams,
    { activityId, ...(except === undefined ? {} : { teamId: except }), currentPage, pageSize: AT_ONCE },
    // A team that the member has begun closes the ways into others.
    { refreshOnReturn: true, refreshOnWrite: true },
  );
  const { data, failure, refresh } = query;
  useMoment(query, data?.recordList.map(({ expireAt }) => expireAt) ?? []);
  // Those of this page are full by now: others may stand on the first one.
  const isPastLast = currentPage > 1 && data?.recordList.length === 0;
  useEffect(() => {
    if (isPastLast) setPage(1);
  }, [isPastLast]);
  if (!data || isPastLast) return <BlockCard title={title} height="196px" failure={failure?.msg} onRetry={refresh} />;
  const { recordList, totalPage = 1 } = data;
  const reasons = recordList.flatMap(({ operate }) =>
    operate.flatMap(({ enabled, reasonText }) => (enabled ? [] : reasonText)),
  );
  const renew = () => {
    refresh();
    onChanged();
  };
  return (
    <BlockCard>
      <div className={styles.head}>
        <SectionTitle>{title}</SectionTitle>
        {totalPage > 1 && <Another onClick={() => setPage((currentPage % totalPage) + 1)} />}
      </div>
      {reasons[0] !== undefined && <p className={styles.none}>{reasons[0]}</p>}
      {recordList.length === 0 ? (
        <p className={styles.none}>暂时没有缺人的小队{canBegin && '，可以自己发起'}。</p>
      ) : (
        <ul className={styles.list}>
          {recordList.map((team) => (
            <HotRow key={team.teamId} {...props} team={team} onChanged={renew} />
          ))}
        </ul>
      )}
    </BlockCard>
  );
}
