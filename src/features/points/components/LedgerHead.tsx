import clsx from 'clsx';
import type { Query } from '@/request/useQuery';
import { ReactComponent as MoreIcon } from '@/shared/icons/chevronRight.svg';
import { formatPoints, isVast } from '@/shared/lib/pointsFormat';
import { Branch } from '@/shared/ui/Branch/Branch';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { PointsSummary } from '../contract';
import { expiringText } from '../expiringCopy';
import { negativeText } from '../ledgerCopy';
import styles from './LedgerHead.module.less';

/** A sum above a third of the width: from eight digits on it is smaller. */
const LONG = 9;

interface Props {
  summary: Query<PointsSummary>;
  onReadRules: () => void;
  onReadExpiring: () => void;
}

/** The balance above the ledger: what can be used, what is set aside, what expires next. */
export function LedgerHead({ summary, onReadRules, onReadExpiring }: Props) {
  const { data, failure, refresh } = summary;
  const balance = formatPoints(data?.available);
  const sums = [
    { term: '冻结中', sum: formatPoints(data?.frozen) },
    { term: '累计得到', sum: formatPoints(data?.earnedTotal) },
    { term: '累计用掉', sum: formatPoints(data?.spentTotal) },
  ];
  const expiring = expiringText(data);
  const explanation = data ? negativeText(data) : '';
  return (
    <section className={styles.card} aria-label="我的积分">
      <Branch className={styles.branch} />
      <div className={styles.top}>
        <h2 className={styles.label}>可用积分</h2>
        <button type="button" className={styles.rules} onClick={onReadRules}>
          积分规则
        </button>
      </div>
      <p className={clsx(styles.number, isVast(balance) && styles.vast)}>{balance}</p>
      {failure && !data ? (
        <button type="button" className={styles.retry} onClick={refresh}>
          积分没有取到，点此再试
        </button>
      ) : (
        <Note text={expiring} none={data ? '最近没有要到期的积分' : ' '} onRead={onReadExpiring} />
      )}
      {explanation !== '' && <p className={styles.explanation}>{explanation}</p>}
      <dl className={clsx(styles.sums, sums.some(({ sum }) => isVast(sum)) && styles.rows)}>
        {sums.map(({ term, sum }) => (
          <div key={term}>
            <dt>{term}</dt>
            {/* Another element: words that grow towards the left count as moved. */}
            <dd key={data ? 'known' : 'unknown'} className={clsx(sum.length > LONG && styles.long)}>
              {sum}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Note({ text, none, onRead }: { text: string; none: string; onRead: () => void }) {
  if (text === '') return <p className={styles.note}>{none}</p>;
  return (
    <button type="button" className={styles.note} onClick={onRead}>
      <span>
        <Dated>{text}</Dated>
      </span>
      <MoreIcon aria-hidden="true" />
    </button>
  );
}
