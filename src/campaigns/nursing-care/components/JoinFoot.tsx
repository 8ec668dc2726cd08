import { appConfig } from '@/shared/config/appConfig';
import { phoneLink } from '@/shared/lib/safeUrl';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import styles from './JoinFoot.module.less';

/** Who organises it, and where to call when it is urgent. */
export function JoinFoot() {
  const { organiser, phone } = appConfig().brand;
  const call = phoneLink(phone);
  return (
    <p className={styles.foot}>
      <span className={styles.whole}>主办：{organiser}</span>{' '}
      {call === undefined ? (
        phone
      ) : (
        <a className={styles.call} href={call}>
          {phone}
        </a>
      )}
      <br />
      <Clauses>急症请打 120，本活动不提供急诊服务</Clauses>
    </p>
  );
}
