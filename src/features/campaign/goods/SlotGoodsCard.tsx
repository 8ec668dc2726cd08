import { useId } from 'react';
import { rememberGoodsPreview, remindGoods } from '@/features/mall';
import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useElderMode } from '@/shared/lib/elderMode';
import { formatYuan } from '@/shared/lib/money';
import { pathOf } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { Link } from '@/shared/ui/Link/Link';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { StockBar } from '@/shared/ui/StockBar/StockBar';
import { Tag } from '@/shared/ui/Tag/Tag';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { CampaignGoods } from './contract';
import { describeLimit, goneText, struckPrice } from './goodsCopy';
import styles from './SlotGoodsCard.module.less';

interface Props {
  /** The campaign's code. */
  code: string;
  goods: CampaignGoods;
  /** The word that goes along to the good's screen. */
  from: string;
  isFirst: boolean;
  /** Loads the goods anew after a reminder was switched. */
  onRefresh: () => void;
}

function useSlotReminder(code: string, { goodsId, remindSlot, reminded }: CampaignGoods, onRefresh: () => void) {
  const { isSignedIn } = useSession();
  const { submit, isBusy } = useSubmit(remindGoods, {
    onDone: (answer, { payload }) => {
      if (answer?.on ?? payload.on) showSuccess('好了，开场时提醒您');
      else showNotification('已取消提醒');
      onRefresh();
    },
    askAnew: onRefresh,
  });
  const toggle = () => {
    if (!isSignedIn) signIn();
    else if (remindSlot !== undefined) void submit({ goodsId, on: !reminded, campaign: code, slot: remindSlot });
  };
  return { toggle, isBusy };
}

function Stock({ stock, stockTotal }: Pick<CampaignGoods, 'stock' | 'stockTotal'>) {
  return (
    <div className={styles.stock}>
      <StockBar className={styles.bar} used={stockTotal - stock} total={stockTotal} label="已售" />
      <span>
        剩 {formatPoints(stock)} / {formatPoints(stockTotal)}
      </span>
    </div>
  );
}

const MEMBER_ONLY = <Tag tone="apricot">会员专享</Tag>;

/** What it costs in the slot, how many a member may take, what comes along. */
function Terms({ goods, isElder }: { goods: CampaignGoods; isElder: boolean }) {
  const { points, price, gift, isMemberOnly } = goods;
  const limit = describeLimit(goods);
  const struck = struckPrice(goods);
  return (
    <>
      <p className={styles.price}>
        <PriceTag tight points={points} cents={price} />
        {struck !== undefined && (
          <>
            <VisuallyHidden>划线价</VisuallyHidden>
            <s>{formatYuan(struck)}</s>
          </>
        )}
        {/* On the small picture it would lie over the thing itself. */}
        {isMemberOnly && isElder && <span className={styles.mark}>{MEMBER_ONLY}</span>}
      </p>
      {limit !== '' && <p className={styles.limit}>{limit}</p>}
      {gift !== undefined && (
        <p className={styles.gift}>
          <Tag tone="apricot">赠</Tag>
          {gift}
        </p>
      )}
    </>
  );
}

/** One good of a slot: what it costs there, how many are left, and the server's button. */
export function SlotGoodsCard({ code, goods, from, isFirst, onRefresh }: Props) {
  const { goodsId, skuId, name, img, price, points, isMemberOnly, status, reminded, operate } = goods;
  const isElder = useElderMode();
  const { toggle, isBusy } = useSlotReminder(code, goods, onRefresh);
  const path = pathOf('goodsDetail', { goodsId, skuId, from });
  const [button] = operate;
  const nameId = useId();
  const remember = () => rememberGoodsPreview({ goodsId, name, img, points, cash: price });
  return (
    <article className={styles.card} onTouchStart={remember} onMouseDown={remember}>
      <GoodsPicture
        src={img}
        ratio={0.82}
        eager={isFirst}
        square
        flag={isMemberOnly && !isElder ? MEMBER_ONLY : undefined}
        gone={status === 'soldOut' ? goneText(goods, isElder) : undefined}
      />
      <div className={styles.text}>
        <h3 id={nameId} className={styles.name}>
          <Link className={styles.link} to={path}>
            {name}
          </Link>
        </h3>
        <Terms goods={goods} isElder={isElder} />
        <Stock {...goods} />
        <div className={styles.action}>
          {button?.key === 'open' && button.enabled ? (
            <ButtonLink className={styles.open} variant="tint" block aria-describedby={nameId} to={path}>
              {button.text}
            </ButtonLink>
          ) : (
            button && (
              <ActionButton
                operate={button}
                variant={reminded ? 'outline' : 'tint'}
                block
                aria-describedby={nameId}
                busy={isBusy}
                className={button.enabled && !reminded ? styles.remind : styles.off}
                onClick={toggle}
              />
            )
          )}
        </div>
      </div>
    </article>
  );
}
