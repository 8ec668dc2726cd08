import { ReactComponent as PhoneIcon } from '@/shared/icons/phone.svg';
import { phoneLink } from '@/shared/lib/safeUrl';
import { Measured } from '@/shared/ui/Dated/Measured';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import type { Store } from '../contract';
import styles from './StoreList.module.less';

interface Props {
  /** The places in the order in which they stand. */
  stores: ReadonlyArray<Pick<Store, 'storeId' | 'name' | 'address' | 'phone'> & { hours?: string; note?: string }>;
}

/** Where something is used, with a phone for each place. */
export function StoreList({ stores }: Props) {
  return (
    <ul>
      {stores.map(({ storeId, name, address, phone, hours, note }) => {
        const call = phoneLink(phone);
        return (
          <ListRow
            key={storeId}
            as="li"
            large
            title={<b>{name}</b>}
            note={[<Measured key="place">{address}</Measured>, hours, note]}
            action={
              call && (
                <a className={styles.call} href={call} aria-label={`打电话给${name}`}>
                  <PhoneIcon />
                </a>
              )
            }
          />
        );
      })}
    </ul>
  );
}
