import { useId } from 'react';
import { ReactComponent as EditIcon } from '@/shared/icons/edit.svg';
import { ReactComponent as TrashIcon } from '@/shared/icons/trash.svg';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { Measured } from '@/shared/ui/Dated/Measured';
import { MaskedText } from '@/shared/ui/MaskedText/MaskedText';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { Address } from '../contract';
import styles from './AddressCard.module.less';

interface Props {
  address: Address;
  isSelecting: boolean;
  isBusy: boolean;
  onSelect: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
}

function AddressWords({ address, placeId }: Pick<Props, 'address'> & { placeId: string }) {
  const { name, mobileMasked, areaText, detail, tag, isDefault } = address;
  return (
    <>
      <span className={styles.person}>
        <b className={styles.name}>{name}</b>
        <span className={styles.phone}>
          <MaskedText>{mobileMasked}</MaskedText>
        </span>
        {(isDefault || tag !== '') && (
          <span className={styles.tags}>
            {isDefault && <Tag tone="solid">默认</Tag>}
            {tag !== '' && <Tag>{tag}</Tag>}
          </span>
        )}
      </span>
      <span id={placeId} className={styles.place}>
        <Measured>{`${areaText} ${detail}`}</Measured>
      </span>
    </>
  );
}

/** One address; while choosing for another screen its words are one large button. */
export function AddressCard({ address, isSelecting, isBusy, onSelect, onEdit, onDelete, onMakeDefault }: Props) {
  const { name, isDefault } = address;
  // One person may have several addresses: the place tells their buttons apart.
  const placeId = useId();
  return (
    <li className={styles.card} aria-label={`${name}的地址`}>
      {isSelecting ? (
        <button type="button" className={styles.words} onClick={onSelect}>
          <AddressWords address={address} placeId={placeId} />
        </button>
      ) : (
        <div className={styles.words}>
          <AddressWords address={address} placeId={placeId} />
        </div>
      )}
      <div className={styles.foot}>
        {isDefault ? (
          <span className={styles.state}>下单时先用这个</span>
        ) : (
          <button
            type="button"
            className={styles.action}
            aria-describedby={placeId}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onMakeDefault}
          >
            设为默认
          </button>
        )}
        <span className={styles.space} />
        {!isSelecting && (
          <button
            type="button"
            className={styles.action}
            aria-label={`删除${name}的地址`}
            aria-describedby={placeId}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onDelete}
          >
            <TrashIcon aria-hidden />
            <SpacedWord>删除</SpacedWord>
          </button>
        )}
        <button
          type="button"
          className={styles.action}
          aria-label={`编辑${name}的地址`}
          aria-describedby={placeId}
          onClick={onEdit}
        >
          <EditIcon aria-hidden />
          <SpacedWord>编辑</SpacedWord>
        </button>
      </div>
    </li>
  );
}
