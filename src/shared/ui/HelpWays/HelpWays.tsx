import clsx from 'clsx';
import { appConfig } from '@/shared/config/appConfig';
import { ReactComponent as ChatIcon } from '@/shared/icons/headset.svg';
import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { phoneLink } from '@/shared/lib/safeUrl';
import styles from './HelpWays.module.less';
import { useSupport } from './useSupport';

/** Chat and phone side by side, for screens where money or a prize is at stake. In 长辈版 the phone is always in sight. */
export function HelpWays({ className }: { className?: string }) {
  const contact = useSupport();
  const isElder = useElderMode();
  const call = phoneLink(appConfig().brand.phone);
  return (
    <div className={clsx(styles.ways, className)}>
      {contact && (
        <button type="button" className={styles.way} onClick={contact}>
          <ChatIcon aria-hidden />
          联系客服
        </button>
      )}
      {!isElder && call !== undefined && (
        <a className={styles.way} href={call}>
          <PhoneIcon aria-hidden />
          打电话
        </a>
      )}
    </div>
  );
}
