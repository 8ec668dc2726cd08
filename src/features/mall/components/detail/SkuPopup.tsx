import clsx from 'clsx';
import type { ReactNode } from 'react';
import { keyed } from '@/shared/lib/keyed';
import { ownValue } from '@/shared/lib/ownValue';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { Popup } from '@/shared/ui/Popup/Popup';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import type { Goods, Sku } from '../../contract';
import { type Choice, describeChoice, stateOfValue, toggleValue } from '../../skuChoice';
import styles from './SkuPopup.module.less';

interface Props {
  isOpen: boolean;
  goods: Goods;
  choice: Choice;
  sku: Sku | undefined;
  onChange: (choice: Choice) => void;
  onClose: () => void;
  footer: ReactNode;
}

const STATE_NOTE = { free: '', gone: '已换完', absent: '没有这种搭配' } as const;

function stockLine(sku: Sku | undefined): string {
  if (!sku) return '';
  return sku.stock > 0 ? `，还剩 ${formatPoints(sku.stock)} 件` : '，已换完';
}

export function SkuPopup({ isOpen, goods, choice, sku, onChange, onClose, footer }: Props) {
  const { points, cash } = sku ?? goods;
  return (
    <Popup isOpen={isOpen} title="选择规格" onClose={onClose} footer={footer}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <GoodsPicture src={sku?.img || (goods.gallery[0] ?? '')} alt="" />
        </div>
        <div className={styles.words}>
          <PriceTag points={points} cents={cash} />
          <p className={styles.chosen} role="status">
            {describeChoice(goods, choice)}
            {stockLine(sku)}
          </p>
        </div>
      </div>
      {keyed(goods.specs).map(([key, { name, values }]) => (
        <fieldset key={key} className={styles.group}>
          <legend className={styles.legend}>{name}</legend>
          <div className={styles.values}>
            {keyed(values).map(([place, value]) => {
              const isChosen = ownValue(choice, name) === value;
              const state = stateOfValue(goods, choice, name, value);
              return (
                <button
                  key={place}
                  type="button"
                  className={clsx(styles.value, isChosen && styles.on)}
                  aria-pressed={isChosen}
                  disabled={state !== 'free' && !isChosen}
                  onClick={() => onChange(toggleValue(choice, name, value))}
                >
                  <SpacedWord>{value}</SpacedWord>
                  {STATE_NOTE[state] !== '' && <small className={styles.note}>{STATE_NOTE[state]}</small>}
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </Popup>
  );
}
