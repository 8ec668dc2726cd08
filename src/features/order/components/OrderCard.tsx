import clsx from 'clsx';
import { useId } from 'react';
import { ReactComponent as ClockIcon } from '@/shared/icons/clock.svg';
import { hrefOf } from '@/shared/lib/navigation';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import { useSplitOperate } from '@/shared/ui/OperateBar/useSplitOperate';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { Tag } from '@/shared/ui/Tag/Tag';
import { buttonsOf } from '../orderButtons';
import { statusTone, sumWord, unpaidText } from '../orderCopy';
import type { GoodsOrder } from '../orderSchemas';
import styles from './OrderCard.module.less';
import { OrderItems } from './OrderItems';

interface Props {
  order: GoodsOrder;
  isBusy: boolean;
  onAct: (key: string, order: GoodsOrder) => void;
  /** The time to pay is over: the server decides what becomes of it. */
  onExpired: (orderNo: string) => void;
}

/** One order of the list. */
export function OrderCard({ order, isBusy, onAct, onExpired }: Props) {
  const { orderNo, statusText, tip, items, points, payAmount, createdAt, expireAt, campaign } = order;
  const cardId = useId();
  const operate = buttonsOf(order);
  const { shown, rest, isBelow } = useSplitOperate(operate);
  const more = rest.length > 0 && (
    <a className={styles.more} href={hrefOf('orderDetail', { orderNo })} aria-describedby={cardId}>
      <SpacedWord>更多</SpacedWord>
    </a>
  );
  return (
    <article id={cardId} className={styles.card} aria-label={`订单 ${items[0]?.name ?? orderNo}，${statusText}`}>
      <a className={styles.body} href={hrefOf('orderDetail', { orderNo })}>
        <header className={styles.head}>
          <span className={styles.time}>
            <Dated>{formatNearDayTime(createdAt)}</Dated>
          </span>
          <span className={clsx(styles.status, styles[statusTone(order)])}>{statusText}</span>
        </header>
        <OrderItems items={items} />
        <p className={styles.sum}>
          {campaign && campaign.title !== '' && <Tag className={styles.campaign}>{campaign.title}</Tag>}
          {sumWord(order)}
          <PriceTag points={points} cents={payAmount} />
        </p>
      </a>
      {expireAt !== null ? (
        <p className={styles.tip}>
          <ClockIcon aria-hidden />
          <span>
            请在{' '}
            <CountDown endAt={expireAt} variant="text" className={styles.countDown} onEnd={() => onExpired(orderNo)} />{' '}
            内付款，{unpaidText(order)}
          </span>
        </p>
      ) : (
        tip && (
          <p className={styles.tip}>
            <span>
              <Dated>{tip}</Dated>
            </span>
          </p>
        )
      )}
      {operate.length > 0 && (
        <div className={styles.actions}>
          {!isBelow && more}
          {shown.map((each, place) => (
            <ActionButton
              key={each.key}
              operate={each}
              size="small"
              variant={variantOf(each.key, place === shown.length - 1)}
              busy={isBusy}
              aria-describedby={cardId}
              onClick={(key) => onAct(key, order)}
            />
          ))}
          {isBelow && more}
        </div>
      )}
    </article>
  );
}

function variantOf(key: string, isMain: boolean): 'primary' | 'tint' | 'outline' {
  if (key === 'pay') return 'primary';
  return isMain && key !== 'delete' && key !== 'again' ? 'tint' : 'outline';
}
