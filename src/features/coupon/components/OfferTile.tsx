import clsx from 'clsx';
import { ownValue } from '@/shared/lib/ownValue';
import type { Operate } from '@/shared/lib/schema';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { describeFace } from '../couponCopy';
import { type OfferProps, useOfferActions } from '../useOfferActions';
import styles from './OfferTile.module.less';

/** What a plain word on the foot of a tile does, by the key of the server's button. */
const DEEDS: Readonly<Record<string, true>> = { claim: true, remind: true, mine: true };

function Face({ offer }: Pick<OfferProps, 'offer'>) {
  const { before, figure, after } = describeFace(offer);
  const [whole = '', decimals] = figure.split('.');
  return (
    <p className={clsx(styles.face, whole.length > 3 && styles.long)}>
      {before !== '' && <i>{before}</i>}
      {whole}
      {decimals !== undefined && <i>.{decimals}</i>}
      {after !== '' && <i>{after}</i>}
    </p>
  );
}

/** What is gone says so in one word: a sentence does not fit into the foot of a tile. */
function inOneWord(button: Operate, isGone: boolean): Operate {
  return isGone ? { ...button, reasonText: undefined } : button;
}

/** One coupon that can be claimed, narrow enough for three in a row: its worth, its name, one button at its foot. */
export function OfferTile(props: OfferProps) {
  const { offer } = props;
  const { act, isBusy } = useOfferActions(props);
  const { condition } = describeFace(offer);
  const [button] = offer.operate;
  const isGone = offer.status === 'soldOut';
  const isPlain = button?.enabled && ownValue(DEEDS, button.key);
  return (
    <article className={clsx(styles.tile, isGone && styles.gone)}>
      <Face offer={offer} />
      <h3 className={styles.title}>{offer.title}</h3>
      <p className={styles.condition}>{condition}</p>
      <div className={styles.foot}>
        {isPlain ? (
          <button
            type="button"
            className={styles.button}
            aria-label={`${button.text}${offer.title}`}
            aria-busy={isBusy}
            onClick={isBusy ? undefined : () => act(button.key)}
          >
            {isBusy ? '提交中' : <SpacedWord>{button.text}</SpacedWord>}
          </button>
        ) : (
          button && <ActionButton operate={inOneWord(button, isGone)} size="small" block className={styles.reason} />
        )}
      </div>
    </article>
  );
}
