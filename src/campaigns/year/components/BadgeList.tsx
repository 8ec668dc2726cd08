import clsx from 'clsx';
import { BlockCard } from '@/features/campaign';
import blossom from '@/shared/art/blossom.webp';
import books from '@/shared/art/books.webp';
import calendar from '@/shared/art/calendar.webp';
import hands from '@/shared/art/hands.webp';
import lamp from '@/shared/art/lamp.webp';
import medal from '@/shared/art/medal.webp';
import seedling from '@/shared/art/seedling.webp';
import speech from '@/shared/art/speech.webp';
import star from '@/shared/art/star.webp';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { ownValue } from '@/shared/lib/ownValue';
import { formatDay } from '@/shared/lib/timeFormat';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { YearBadge } from '../contract';
import styles from './BadgeList.module.less';

const PICTURES: Readonly<Record<string, string>> = {
  begin: seedling,
  learn: books,
  company: hands,
  keep: star,
  comment: speech,
  further: medal,
  december: lamp,
  whole: calendar,
};

/** "3 月" */
function monthOf(at: number): string {
  return `${Number(formatDay(at).slice(5, 7))} 月`;
}

interface Props {
  badges: readonly YearBadge[];
  year: number;
}

/** The badges of a year: those that were got with their month, the others with what is missing. */
export function BadgeList({ badges, year }: Props) {
  const got = badges.filter(({ at }) => at !== null).length;
  if (badges.length === 0) return null;
  return (
    <BlockCard title={`${year} 年的徽章`} note={`得到 ${got} 枚，一共 ${badges.length} 枚`}>
      <ul className={styles.badges}>
        {badges.map(({ key, name, at, hint }) => (
          <li key={key} className={clsx(styles.badge, at === null && styles.missing)}>
            <span className={styles.seat} aria-hidden="true">
              {at === null ? (
                <LockIcon />
              ) : (
                <img src={ownValue(PICTURES, key) ?? blossom} alt="" width="38" height="38" />
              )}
            </span>
            {name}
            {at === null && <VisuallyHidden>，还没得到</VisuallyHidden>}
            <small>{at === null ? hint : monthOf(at)}</small>
          </li>
        ))}
      </ul>
    </BlockCard>
  );
}
