import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { phoneLink } from '@/shared/lib/safeUrl';
import type { Store } from '../contract';
import styles from './StoreList.module.less';

interface Props {
  stores: ReadonlyArray<Pick<Store, 'storeId' | 'name' | 'address' | 'phone'> & { hours?: string; note?: string }>;
}

/** Where something is used, with a phone for each place. */
export function StoreList({ stores }: Props) {
  return (
    <ul>
      {stores.map(({ storeId, name, address, phone, hours, note }) => {
        const call = phoneLink(phone);
        return (
          <li key={storeId} className={styles.store}>
            <div className={styles.words}>
              <b className={styles.name}>{name}</b>
              <p>{address}</p>
              {hours !== undefined && hours !== '' && <p>{hours}</p>}
              {note !== undefined && note !== '' && <p>{note}</p>}
            </div>
            {call && (
              <a className={styles.call} href={call} aria-label={`拨打${name}的电话`}>
                <PhoneIcon />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
