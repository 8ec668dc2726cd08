import { appConfig } from '@/shared/config/appConfig';
import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { serviceNumber } from '@/shared/lib/serviceNumber';
import styles from './PhoneRow.module.less';

/** The phone on the tab screens of 长辈版, always in sight; a direct child of the screen. */
export function PhoneRow({ phone = '' }: { phone?: string }) {
  const service = serviceNumber(phone);
  if (!service) return null;
  return (
    <a className={styles.row} href={service.call}>
      <PhoneIcon aria-hidden />
      <span className={styles.words}>
        <b className={styles.title}>打电话</b>
        <span className={styles.hours}>{appConfig().brand.phoneHours}</span>
      </span>
    </a>
  );
}
