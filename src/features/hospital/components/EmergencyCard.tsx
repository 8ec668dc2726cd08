import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { ReactComponent as AmbulanceIcon } from '@/shared/icons/serviceEmergency.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { phoneLink } from '@/shared/lib/safeUrl';
import styles from './EmergencyCard.module.less';

const AMBULANCE = 'tel:120';

const words = (
  <>
    <b className={styles.title}>急症请打 120</b>
    <small className={styles.note}>24 小时有人接</small>
  </>
);

/** Whom to call at once: there from the first moment, whatever becomes of the services. */
export function EmergencyCard({ phone }: { phone: string | undefined }) {
  const isElder = useElderMode();
  const own = phoneLink(phone);
  const ownCall = own !== undefined && (
    <a className={styles.call} href={own}>
      <PhoneIcon />
      打急诊
    </a>
  );
  if (isElder) {
    return (
      <section className={styles.card} aria-label="急诊">
        <p>{words}</p>
        <div className={styles.calls}>
          <a className={styles.call} href={AMBULANCE}>
            <PhoneIcon />打 120
          </a>
          {ownCall}
        </div>
      </section>
    );
  }
  return (
    <section className={styles.card} aria-label="急诊">
      <a className={styles.main} href={AMBULANCE}>
        <AmbulanceIcon />
        <span>{words}</span>
      </a>
      {ownCall}
    </section>
  );
}
