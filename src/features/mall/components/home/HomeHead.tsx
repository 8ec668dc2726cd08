import { useHasUnread } from '@/features/account';
import { appConfig } from '@/shared/config/appConfig';
import { isKnownPath } from '@/shared/config/routes';
import { ReactComponent as BellIcon } from '@/shared/icons/bell.svg';
import { ReactComponent as TextSizeIcon } from '@/shared/icons/textSize.svg';
import { setElderMode, useElderMode } from '@/shared/lib/elderMode';
import { Apricot } from '@/shared/ui/Apricot';
import styles from './HomeHead.module.less';

const NOTICE_PATH = '/schedule/notice';

/** Brand, the switch to 长辈版, and the way to the notices. */
export function HomeHead() {
  const isElder = useElderMode();
  const hasUnread = useHasUnread();
  const { name, slogan } = appConfig().brand;
  return (
    <header className={styles.head}>
      <Apricot className={styles.mark} variant="brand" />
      <h1 className={styles.name}>{name}</h1>
      <span className={styles.slogan}>{slogan}</span>
      <div className={styles.tools}>
        <button type="button" className={styles.elder} onClick={() => setElderMode(!isElder)}>
          {!isElder && <TextSizeIcon aria-hidden />}
          {isElder ? '回标准版' : '长辈版'}
        </button>
        {isKnownPath(NOTICE_PATH) && !isElder && (
          <a className={styles.bell} href={`#${NOTICE_PATH}`} aria-label={hasUnread ? '消息，有未读' : '消息'}>
            <BellIcon aria-hidden />
            {hasUnread && <i className={styles.dot} />}
          </a>
        )}
      </div>
    </header>
  );
}
