import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import { BESIDE_MORE, useFewer } from '@/shared/lib/useFewer';
import { Button } from '@/shared/ui/Button/Button';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Popup } from '@/shared/ui/Popup/Popup';
import styles from './ChoicePopup.module.less';

export interface Option {
  key: string;
  title: ReactNode;
  note?: ReactNode;
  /** Why it cannot be chosen. */
  reason?: string | undefined;
}

interface Props {
  isOpen: boolean;
  title: string;
  options: readonly Option[];
  chosenKey: string | undefined;
  onChoose: (key: string) => void;
  onClose: () => void;
  /** Stands there as long as there is nothing to choose from. */
  children?: ReactNode;
}

/** One of several: a store, a coupon. What cannot be chosen says why. */
export function ChoicePopup({ isOpen, title, options, chosenKey, onChoose, onClose, children }: Props) {
  const { shown, showAll } = useFewer(options, ({ key }) => key === chosenKey, BESIDE_MORE);
  return (
    <Popup isOpen={isOpen} title={title} onClose={onClose}>
      {options.length === 0 && children}
      <ul>
        {shown.map(({ key, title: name, note, reason }) => (
          <li key={key} className={styles.item}>
            <button
              type="button"
              className={clsx(styles.option, reason !== undefined && styles.off)}
              aria-pressed={key === chosenKey}
              disabled={reason !== undefined}
              onClick={() => onChoose(key)}
            >
              <span className={styles.words}>
                <b className={styles.title}>
                  <SpacedWord>{name}</SpacedWord>
                </b>
                {note !== undefined && (
                  <span className={styles.note}>
                    <Dated>{note}</Dated>
                  </span>
                )}
                {reason !== undefined && (
                  <span className={styles.note}>
                    <Dated>{reason}</Dated>
                  </span>
                )}
              </span>
              {key === chosenKey && <CheckIcon aria-hidden className={styles.check} />}
            </button>
          </li>
        ))}
      </ul>
      {showAll && (
        <Button variant="outline" block onClick={showAll}>
          查看更多
        </Button>
      )}
    </Popup>
  );
}
