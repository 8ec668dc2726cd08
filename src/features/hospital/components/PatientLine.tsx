import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { ReactComponent as UserIcon } from '@/shared/icons/user.svg';
import { getCurrentPatient } from '../contract';
import styles from './PatientLine.module.less';

/** For whom the services are opened; changing the person happens in the hospital's own pages. */
export function PatientLine() {
  const { isSignedIn } = useSession();
  const { data } = useQuery(getCurrentPatient, undefined, { skip: !isSignedIn });
  if (!data?.nameMasked) return null;
  return (
    <p className={styles.patient}>
      <UserIcon aria-hidden />
      就诊人 {data.nameMasked}
      <span className={styles.relation}>{data.relation}</span>
    </p>
  );
}
