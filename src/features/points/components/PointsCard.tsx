import clsx from 'clsx';
import { signIn } from '@/session/signIn';
import { ReactComponent as ChevronIcon } from '@/shared/icons/chevronRight.svg';
import { hrefOf } from '@/shared/lib/navigation';
import { formatPoints, isVast } from '@/shared/lib/pointsFormat';
import { Branch } from '@/shared/ui/Branch/Branch';
import { Button } from '@/shared/ui/Button/Button';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { SignStatus } from '../contract';
import { expiringText } from '../expiringCopy';
import { useDailySign } from '../useDailySign';
import styles from './PointsCard.module.less';
import { SignInRow } from './SignInRow';

interface Props {
  /** Opens the sign-in calendar, where it is a panel of the screen. */
  onOpenCalendar: () => void;
  /** 长辈版: no row of fruits, one large button. */
  isElder: boolean;
}

/** Which points end next, or the way to a balance that did not come. */
function Note({ summary: { data, failure, refresh } }: Pick<ReturnType<typeof useDailySign>, 'summary'>) {
  if (data || !failure) return <Dated>{expiringText(data)}</Dated>;
  return (
    <button type="button" onClick={refresh}>
      积分没有取到，点此再试
    </button>
  );
}

/** 长辈版's words for today's sign-in, with its points where it gives some. */
function signText({ dailyPoints }: SignStatus): string {
  return dailyPoints ? `签到，得 ${formatPoints(dailyPoints)} 积分` : '签到';
}

/** The balance on the home screen. A guest sees the way in. */
export function PointsCard({ onOpenCalendar, isElder }: Props) {
  const { isSignedIn, summary, status, isBusy, sign } = useDailySign();
  // Of a session that has ended nothing is to be had again by asking.
  const isShut = !summary.data && summary.failure?.kind === 'unauthorised';
  if (!isSignedIn || isShut) return <GuestCard />;
  const balance = formatPoints(summary.data?.available);
  const canSign = status.data !== undefined && !status.data.signedToday;
  const retry = status.failure && (
    <Button variant="tint" size="small" onClick={status.refresh}>
      签到没有取到，再试一次
    </Button>
  );
  return (
    <section className={styles.card} aria-label="我的积分">
      <div className={styles.head}>
        <Branch className={styles.branch} />
        <a className={styles.label} href={hrefOf('record')}>
          可用积分
          <ChevronIcon aria-hidden />
        </a>
        <p className={clsx(styles.number, isVast(balance) && styles.vast)}>{balance}</p>
        <p className={styles.note}>
          <Note summary={summary} />
        </p>
        {isElder && (
          <div className={styles.elderAction}>
            {status.data ? (
              <Button
                variant="apricot"
                size="large"
                block
                busy={isBusy}
                onClick={() => (canSign ? sign() : onOpenCalendar())}
              >
                {canSign ? signText(status.data) : '已签到，看日历'}
              </Button>
            ) : (
              retry
            )}
          </div>
        )}
      </div>
      {!isElder && (
        <div className={styles.signSpace}>
          {status.data ? (
            <SignInRow status={status.data} isBusy={isBusy} onSign={() => sign()} onOpenCalendar={onOpenCalendar} />
          ) : (
            retry
          )}
        </div>
      )}
    </section>
  );
}

function GuestCard() {
  return (
    <section className={styles.card} aria-label="我的积分">
      <div className={styles.head}>
        <Branch className={`${styles.branch} ${styles.aside}`} />
        <div className={styles.guest}>
          <div className={styles.guestText}>
            <p className={styles.guestTitle}>登录后查看积分</p>
            <p className={styles.note}>签到、下单、上课都能得积分</p>
          </div>
          <Button variant="apricot" onClick={() => void signIn()}>
            登录
          </Button>
        </div>
      </div>
    </section>
  );
}
