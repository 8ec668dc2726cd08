import clsx from 'clsx';
import { ReactComponent as ClockIcon } from '@/shared/icons/clock.svg';
import { ReactComponent as GiftIcon } from '@/shared/icons/gift.svg';
import { formatYuan } from '@/shared/lib/money';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import { useSplitOperate } from '@/shared/ui/OperateBar/useSplitOperate';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { CampaignOrder, OrderKind } from '../orderContract';
import styles from './CampaignOrderCard.module.less';

interface Props {
  order: CampaignOrder;
  /** The order's own screen. */
  path: string;
  /** It is the one that the address names. */
  isMarked: boolean;
  isBusy: boolean;
  onAct: (key: string, order: CampaignOrder) => void;
  /** The time to pay is over: the server decides what becomes of it. */
  onExpired: () => void;
}

const KINDS: Readonly<Record<OrderKind, string>> = {
  campaign: '报名',
  goods: '商品',
  vip: '会员卡',
  reserve: '体验卡',
};

function toneOf({ status }: CampaignOrder): string | undefined {
  if (status === 'toPay') return styles.due;
  return status === 'going' ? styles.going : styles.over;
}

function Note({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className={styles.note}>
      <Dated>{text}</Dated>
    </span>
  );
}

/** One order of a campaign, whatever it is for. */
export function CampaignOrderCard({ order, path, isMarked, isBusy, onAct, onExpired }: Props) {
  const { bizType, name, note, place, statusText, time, amount, points, gift, operate } = order;
  const { shown, rest } = useSplitOperate(operate);
  const hasPoints = points !== null && points > 0;
  return (
    <article
      id={`order-${order.orderNo}`}
      className={clsx(styles.card, isMarked && styles.marked)}
      aria-label={`${KINDS[bizType]}订单 ${name}，${statusText}`}
      aria-current={isMarked || undefined}
    >
      <Link className={styles.body} to={path}>
        <span className={styles.head}>
          <Tag tone={bizType === 'campaign' ? 'leaf' : 'apricot'}>{KINDS[bizType]}</Tag>
          <span className={styles.time}>
            <Dated>{formatNearDayTime(time)}</Dated>
          </span>
          <b className={clsx(styles.status, toneOf(order))}>{statusText}</b>
        </span>
        <b className={styles.name}>{name}</b>
        <Note text={note} />
        <Note text={place} />
        <span className={styles.sum}>
          {order.status === 'toPay' ? '应付' : '金额'}
          {hasPoints ? (
            <PriceTag points={points} cents={amount} />
          ) : (
            <b>{amount === 0 ? '免费' : formatYuan(amount)}</b>
          )}
        </span>
      </Link>
      <OrderTip order={order} onExpired={onExpired} />
      {gift && (
        <p className={styles.tip}>
          <GiftIcon aria-hidden />
          <span>
            <Dated>{gift.text}</Dated>
          </span>
        </p>
      )}
      {operate.length > 0 && (
        <div className={styles.actions}>
          {rest.length > 0 && (
            <Link className={styles.more} to={path}>
              <SpacedWord>更多</SpacedWord>
            </Link>
          )}
          {shown.map((each, place) => (
            <ActionButton
              key={each.key}
              operate={each}
              size="small"
              variant={variantOf(each.key, place === shown.length - 1)}
              busy={isBusy}
              onClick={(key) => onAct(key, order)}
            />
          ))}
        </div>
      )}
    </article>
  );
}

function OrderTip({ order: { expireAt, tip }, onExpired }: Pick<Props, 'order' | 'onExpired'>) {
  if (expireAt !== null) {
    return (
      <p className={styles.tip}>
        <ClockIcon aria-hidden />
        <span>
          请在 <CountDown endAt={expireAt} variant="text" className={styles.countDown} onEnd={onExpired} />{' '}
          内付款，超时自动取消
        </span>
      </p>
    );
  }
  if (!tip) return null;
  return (
    <p className={styles.tip}>
      <span>
        <Dated>{tip}</Dated>
      </span>
    </p>
  );
}

function variantOf(key: string, isMain: boolean): 'primary' | 'tint' | 'outline' {
  if (key === 'pay') return 'primary';
  return isMain && key !== 'cancel' && key !== 'refund' ? 'tint' : 'outline';
}
