import { phoneLink } from '@/shared/lib/safeUrl';
import { CopyButton } from '@/shared/ui/CopyButton/CopyButton';
import type { ServerText } from '../contract';
import styles from './OrganiserLines.module.less';

/** Who answers for a text, with the number to call and to copy. */
export function OrganiserLines({ organiser: { name, phone } }: { organiser: NonNullable<ServerText['organiser']> }) {
  const call = phoneLink(phone);
  return (
    <div className={styles.lines}>
      <p>主办方：{name}</p>
      {phone !== '' && (
        <p className={styles.phone}>
          <span>电话：</span>
          {call === undefined ? (
            <span>{phone}</span>
          ) : (
            <a className={styles.call} href={call} aria-label={`打电话 ${phone}`}>
              {phone}
            </a>
          )}
          <CopyButton text={phone} what="号码" />
        </p>
      )}
    </div>
  );
}
