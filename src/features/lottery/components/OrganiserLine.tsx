import { phoneLink } from '@/shared/lib/safeUrl';
import { formatChineseDay } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { Lottery } from '../contract';
import styles from './OrganiserLine.module.less';

interface Props {
  lottery: Lottery;
}

export function OrganiserLine({ lottery: { organiser, organiserPhone, startAt, endAt, claimDays } }: Props) {
  const href = phoneLink(organiserPhone);
  return (
    <footer className={styles.line}>
      <p>
        主办：{organiser}
        {href !== undefined && (
          <a className={styles.phone} href={href}>
            {organiserPhone}
          </a>
        )}
      </p>
      <p>
        <Dated>
          {formatChineseDay(startAt)} 至 {formatChineseDay(endAt)}，满 18 周岁可参与
        </Dated>
      </p>
      {claimDays > 0 && <p>实物奖品请在抽中后 {claimDays} 天内填写地址</p>}
    </footer>
  );
}
