import clsx from 'clsx';
import { ownValue } from '@/shared/lib/ownValue';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { describeFace } from '../couponCopy';
import { type OfferProps, useOfferActions } from '../useOfferActions';
import styles from './OfferTile.module.less';

/** What a plain word on the foot of a tile does, by the key of the server's button. */
const DEEDS: Readonly<Record<string, true>> = { claim: true, remind: true, mine: true };

/** One coupon that can be claimed, narrow enough for three in a row: its worth, its name, one button at its foot. */
export function OfferTile(props: OfferProps) {
  const { offer, onRefresh } = props;
  const { act, isBusy } = useOfferActions(props);
  const { before, figure, after, condition } = describeFace(offer);
  const [button] = offer.operate;
  const isGone = offer.status === 'soldOut';
  const isPlain = button?.enabled && ownValue(DEEDS, button.key);
  return (
    <article className={clsx(styles.tile, isGone && styles.gone)}>
      <p className={clsx(styles.face, figure.length > 4 && styles.long)}>
        {before !== '' && <i>{before}</i>}
        {figure}
        {after !== '' && <i>{after}</i>}
      </p>
      <h3 className={styles.title}>{offer.title}</h3>
      <p className={styles.condition}>{condition}</p>
      {offer.status === 'notStarted' && offer.startAt !== null && (
        <p className={styles.condition}>
          <CountDown variant="text" endAt={offer.startAt} onEnd={onRefresh} /> 后开始
        </p>
      )}
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
          button && <ActionButton operate={button} size="small" block className={styles.reason} />
        )}
      </div>
    </article>
  );
}
