import clsx from 'clsx';
import { BlockCard } from '@/features/campaign';
import type { Team } from '@/features/team';
import { keyed } from '@/shared/lib/keyed';
import { shownName } from '@/shared/lib/shownText';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { whoseTeam } from '../teamWords';
import styles from './Mates.module.less';

/** The people of a complete team. */
export function Mates({ team }: { team: Team }) {
  const { members, completedAt } = team;
  const note = completedAt === null ? undefined : formatNearDay(completedAt, '成队');
  return (
    <BlockCard isLead title={whoseTeam(team)} note={note}>
      <ul className={styles.mates} aria-label="队员">
        {keyed(members).map(([key, member]) => (
          <li key={key} className={clsx(member.isMe && styles.me)}>
            <Avatar src={member.avatar} sizePx={56} />
            <span className={styles.name}>{member.isMe ? '我' : shownName(member.nickname)}</span>
            <small>{member.isLeader ? '队长' : '队员'}</small>
          </li>
        ))}
      </ul>
    </BlockCard>
  );
}
