import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { phoneLink } from '@/shared/lib/safeUrl';
import { classOfButton } from '@/shared/ui/Button/buttonLook';
import { Card } from '@/shared/ui/Card/Card';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Contact, Study } from '../contract';
import styles from './StudyContacts.module.less';

function ContactRow({ contact: { name, about, hours, phone } }: { contact: Contact }) {
  const call = phoneLink(phone);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{name}</b>
        {[about, hours, call === undefined ? phone : ''].map(
          (line) =>
            line !== '' && (
              <small key={line} className={styles.line}>
                {line}
              </small>
            ),
        )}
      </div>
      {call !== undefined && (
        <a
          className={classOfButton({ variant: 'outline', size: 'small', className: styles.call })}
          href={call}
          aria-label={`打电话给${name}`}
        >
          <span className={styles.label}>
            <PhoneIcon aria-hidden />
            打电话
          </span>
        </a>
      )}
    </li>
  );
}

/** Whom to ask, and whom to complain to, which are two houses. */
export function StudyContacts({
  study: { coordinator, ethicsBoard },
}: {
  study: Pick<Study, 'coordinator' | 'ethicsBoard'>;
}) {
  if (!coordinator && !ethicsBoard) return null;
  return (
    <Card>
      <SectionTitle>有疑问找谁</SectionTitle>
      <ul>
        {coordinator && <ContactRow contact={coordinator} />}
        {ethicsBoard && <ContactRow contact={ethicsBoard} />}
      </ul>
    </Card>
  );
}
