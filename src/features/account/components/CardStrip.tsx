import { ReactComponent as MoreIcon } from '@/shared/icons/chevronRight.svg';
import { ReactComponent as CrownIcon } from '@/shared/icons/crown.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Branch } from '@/shared/ui/Branch/Branch';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { type CardCopy, describeMemberCard } from '../cardStripCopy';
import type { UserHome } from '../contract';
import styles from './CardStrip.module.less';

const GUEST_WORDS = {
  title: '会员卡',
  note: '登录后看您的等级和权益',
  action: '看会员卡',
  route: 'membershipCard',
} as const satisfies CardCopy;

const LOST_WORDS = { ...GUEST_WORDS, note: '等级和到期日没有取到' };

interface Props {
  home: UserHome | undefined;
  isSignedIn: boolean;
  /** The answer has failed: nothing is on its way. */
  isLost?: boolean;
}

/** Level, expiry and one way on; the assets overlap its foot. */
export function CardStrip({ home, isSignedIn, isLost }: Props) {
  const lost = isLost ? LOST_WORDS : undefined;
  const known = home ? describeMemberCard(home) : lost;
  const words: CardCopy | undefined = isSignedIn ? known : GUEST_WORDS;
  return (
    <section className={styles.strip} aria-label="会员卡">
      <Branch className={styles.branch} />
      {words ? (
        <>
          <h2 className={styles.title}>
            <CrownIcon aria-hidden />
            {words.title}
          </h2>
          <p className={styles.note}>
            <Dated>{words.note}</Dated>
          </p>
          <Link className={styles.action} to={pathOf(words.route, words.query)}>
            {words.action}
            <MoreIcon aria-hidden />
          </Link>
        </>
      ) : (
        <div className={styles.waiting}>
          <Skeleton width="40%" height="24px" />
          <Skeleton width="60%" space="8px" />
        </div>
      )}
    </section>
  );
}
