import clsx from 'clsx';
import { serverNow } from '@/shared/lib/serverClock';
import { formatClock, formatDeadline, formatNearDayTime } from '@/shared/lib/timeFormat';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import type { CampaignMilestone } from '../contract';
import type { ShownCampaign } from '../definition';
import { BlockCard } from './BlockCard';
import styles from './Milestones.module.less';

/** The place of the first that is still to come; -1 when all are over. */
function nextPlace(all: readonly CampaignMilestone[], now: number): number {
  return all.findIndex(({ at }) => at !== null && at > now);
}

/** Midnight is a beginning: what ends with a day comes as its last moment. */
function momentOf(at: CampaignMilestone['at']): string {
  return formatClock(at) === '00:00' ? formatNearDayTime(at) : formatDeadline(at);
}

/** The campaign's dates in order, the next one with how long it is off. */
export function Milestones({ title, shown: { detail, refresh } }: { title: string; shown: ShownCampaign }) {
  const all = detail.milestones;
  const next = nextPlace(all ?? [], serverNow());
  return (
    <BlockCard title={title} failure={all ? undefined : '安排没有取到'} onRetry={refresh}>
      <ol className={styles.milestones}>
        {all?.map(({ key, title: name, note, at }, place) => (
          <li
            key={key}
            className={clsx(styles.milestone, place === next && styles.next, place < next && styles.past)}
            aria-current={place === next ? 'step' : undefined}
          >
            <p className={styles.words}>
              <Clauses>{`${momentOf(at)}，${name}`}</Clauses>
            </p>
            {note !== undefined && <p>{note}</p>}
            {place === next && at !== null && (
              <p className={styles.left}>
                还有 <CountDown className={styles.clock} endAt={at} onEnd={refresh} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </BlockCard>
  );
}
