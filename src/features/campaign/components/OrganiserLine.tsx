import { appConfig } from '@/shared/config/appConfig';
import { serverNow } from '@/shared/lib/serverClock';
import { Dated } from '@/shared/ui/Dated/Dated';
import { describePeriod } from '../describePeriod';
import styles from './OrganiserLine.module.less';

interface Props {
  period: Parameters<typeof describePeriod>[0];
}

/** Who is behind a campaign and how long it lasts, at the foot of its pages. */
export function OrganiserLine({ period }: Props) {
  const { organiser, phone } = appConfig().brand;
  return (
    <p className={styles.organiser}>
      <span>主办：{organiser}</span>　<span>{phone}</span>
      <br />
      <Dated>{describePeriod(period, serverNow())}</Dated>
    </p>
  );
}
