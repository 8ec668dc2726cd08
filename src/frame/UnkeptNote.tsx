import { useEffect, useState } from 'react';
import { memberTab } from '@/session/memberStorage';
import styles from './UnkeptNote.module.less';

interface Props {
  /** Which form it is: a word for the kind, not what stands in it. */
  form: string;
  /** Something is typed in it that the server does not have. */
  isFilled: boolean;
}

/**
 * Above a form that names a person, whose text is never written to the phone: a login or a reload takes it along, and who
 * comes back to an empty form reads why. Kept in the tab, for the member: that something was typed, not what.
 */
export function UnkeptNote({ form, isFilled }: Props) {
  const key = `typedIn:${form}`;
  const [isLost] = useState(() => !isFilled && memberTab.read(key) !== undefined);
  useEffect(() => {
    if (isFilled) memberTab.write(key, '1');
    // Who leaves the form by himself knows; a session that has ended is another member's room already.
    return () => memberTab.remove(key);
  }, [key, isFilled]);
  if (!isLost) return null;
  return <p className={styles.note}>为保护隐私，刚才填的内容没有保留，请再填一次</p>;
}
