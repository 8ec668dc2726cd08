import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { keyed } from '@/shared/lib/keyed';
import { shownName } from '@/shared/lib/shownText';
import { Avatar } from '@/shared/ui/Avatar/Avatar';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { TeamMember } from '../contract';
import { freeSeats } from '../teamCopy';
import styles from './TeamSlots.module.less';

/** Free places beyond these are not drawn: two rows say that there is room. */
const MOST_FREE = 8;

interface Props {
  members: readonly TeamMember[];
  maxMembers: number;
  /** A line below a name, for example when he has joined. */
  noteOf?: (member: TeamMember) => ReactNode;
  /** The leader bears a mark; otherwise the line below his name says it. */
  marksLeader?: boolean;
  /** What stands in a free place, its name, and the line below it. */
  empty: { mark: ReactNode; name: string; note: string };
}

interface PlaceProps {
  picture: ReactNode;
  name: ReactNode;
  note: ReactNode;
  isFree?: boolean;
  isMarked?: boolean;
}

function Place({ picture, name, note, isFree = false, isMarked = false }: PlaceProps) {
  return (
    <li className={styles.place}>
      <span className={clsx(styles.seat, isFree && styles.free)} aria-hidden={isFree}>
        {picture}
      </span>
      {isMarked && <b className={styles.mark}>队长</b>}
      <span className={styles.name}>{name}</span>
      <small className={styles.note}>
        <Dated>{note}</Dated>
      </small>
    </li>
  );
}

function roleNote({ isLeader }: TeamMember): string {
  return isLeader ? '队长' : '已加入';
}

/** The people of a team and its free places on one dotted string. */
export function TeamSlots({ members, maxMembers, noteOf = roleNote, marksLeader = false, empty }: Props) {
  const places = Math.max(members.length, maxMembers);
  const free = Array.from({ length: Math.min(freeSeats({ members, maxMembers }), MOST_FREE) }, (_, place) => place);
  return (
    <ul className={styles.slots} style={{ '--team-places': Math.min(places, 4) } as CSSProperties} aria-label="队员">
      <svg className={styles.string} viewBox="0 0 320 72" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path d="M10 48C70 6 130 70 180 34S280 20 314 42" strokeWidth="2" strokeDasharray="1 7" strokeLinecap="round" />
      </svg>
      {keyed(members).map(([key, member]) => (
        <Place
          key={key}
          picture={<Avatar src={member.avatar} sizePx={58} />}
          name={member.isMe ? '我' : shownName(member.nickname)}
          note={noteOf(member)}
          isMarked={marksLeader && member.isLeader}
        />
      ))}
      {free.map((place) => (
        <Place key={`free-${place}`} isFree picture={empty.mark} name={empty.name} note={empty.note} />
      ))}
    </ul>
  );
}
