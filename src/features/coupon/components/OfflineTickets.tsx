import { serverNow } from '@/shared/lib/serverClock';
import type { SafeStore } from '@/shared/lib/storage';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { groupDigits, readNewestTickets } from '../ticketCache';
import styles from './OfflineTickets.module.less';

interface Props {
  /** Only codes whose key begins like this. */
  prefix?: string;
  /** The heading above them. */
  title?: string;
  /** Whose: the present member's, unless said otherwise. */
  store?: SafeStore;
}

/** The codes that were shown last, for a basement without a network. */
export function OfflineTickets({ prefix = '', title: heading = '最近存下的码', store }: Props) {
  const tickets = readNewestTickets(store).filter(({ key }) => key.startsWith(prefix));
  if (tickets.length === 0) return null;
  return (
    <Card>
      <SectionTitle note="请工作人员核对数字">{heading}</SectionTitle>
      <ul>
        {tickets.map(({ key, code, title, at, expireAt }) => (
          <li key={key} className={styles.row}>
            <b>{title}</b>
            <p className={styles.digits}>{groupDigits(code).join(' ')}</p>
            <p className={styles.time}>
              <Dated>
                {formatNearDayTime(at)} 存下{expireAt <= serverNow() && '，已过期'}
              </Dated>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
