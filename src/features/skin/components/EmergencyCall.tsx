import clsx from 'clsx';
import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { phoneLink } from '@/shared/lib/safeUrl';
import { EMERGENCY_PHONE } from '../emergency';
import styles from './EmergencyCall.module.less';

interface Props {
  /** As the server names it. */
  phone: string | undefined;
  block?: boolean;
  /** The one thing to do here. */
  filled?: boolean;
}

/** Calls the emergency number; there is always one. */
export function EmergencyCall({ phone = '', block = false, filled = false }: Props) {
  const named = phoneLink(phone);
  return (
    <a
      className={clsx(styles.call, block && styles.block, filled && styles.filled)}
      href={named ?? phoneLink(EMERGENCY_PHONE)}
    >
      <PhoneIcon aria-hidden />打 {named === undefined ? EMERGENCY_PHONE : phone}
    </a>
  );
}
