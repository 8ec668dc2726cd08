import { useEffect } from 'react';
import { PhotoField, photosMissing, type Shrink, usePhotos } from '@/features/upload';
import { useSubmit } from '@/request/useSubmit';
import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { Chips } from '@/shared/ui/Chips/Chips';
import { AtCommas } from '@/shared/ui/Dated/AtCommas';
import { Field } from '@/shared/ui/Field/Field';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { applyAfterSale } from '../afterSaleContract';
import { mostOf, useAfterSaleDraft } from '../afterSaleDraft';
import type { GoodsOrderDetail } from '../orderSchemas';
import { parseYuan, refundMistake } from '../parseYuan';
import styles from './AfterSaleForm.module.less';

type Offer = NonNullable<GoodsOrderDetail['afterSaleOffer']>;
type Back = Partial<Pick<Offer['items'][number], 'points'>> & Pick<GoodsOrderDetail, 'coupon'>;

interface Props {
  order: GoodsOrderDetail;
  offer: Offer;
  onDone: () => void;
  askAnew: () => void;
  shrink?: Shrink;
}

/** Asks for money and points back. What is typed stays after a refusal, and is kept in the tab until it is handed in. */
export function AfterSaleForm({ order, offer, onDone, askAnew, shrink }: Props) {
  const { draft, change, drop } = useAfterSaleDraft(order, offer);
  const { itemId, type, reason, amount } = draft;
  const item = offer.items.find((each) => each.itemId === itemId);
  const maxCents = item?.maxCash ?? 0;
  const mistake = maxCents > 0 ? refundMistake(amount, maxCents) : undefined;
  const isAll = maxCents === 0 || parseYuan(amount) === maxCents;
  const photos = usePhotos(offer.maxImages, shrink, draft);
  const { unsent } = photos;
  const images = photos.photos.map(({ url }) => url).filter((url) => url !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set of photos is kept once.
  useEffect(() => {
    if (images.join() !== draft.images.join() || unsent !== draft.unsent) change({ images, unsent });
  }, [images.join(), unsent]);
  const { submit, isBusy } = useSubmit(applyAfterSale, {
    intentKey: `aftersale:${order.orderNo}`,
    // After a withdrawal the same application is another one.
    about: () => order.afterSale.map(({ afterSaleId, status }) => [afterSaleId, status]),
    onDone: (_, { isReplay }) => {
      drop();
      if (isReplay) showMessage('刚才已经提交过了，正在审核');
      else showSuccess('已提交，等待审核');
      onDone();
    },
    askAnew,
  });

  const send = () => {
    if (itemId === undefined || type === undefined || reason === undefined) return;
    const cents = maxCents > 0 ? (parseYuan(amount) ?? 0) : 0;
    void submit({
      orderNo: order.orderNo,
      itemId,
      type,
      reason,
      images,
      amount: cents,
    });
  };
  const unknown = item?.maxCash === null ? '可退金额没有取到，请返回再试' : undefined;
  const missing = unknown ?? missingText(reason, mistake) ?? photosMissing(photos.photos);

  return (
    <div className={styles.sheet}>
      <Card>
        {offer.items.length > 1 && (
          <>
            <p className={styles.label}>哪一件</p>
            <Chips
              grey
              wrap
              aria-label="商品"
              items={offer.items.map((each) => ({ key: each.itemId, text: nameOf(order, each.itemId) }))}
              value={itemId}
              onChange={(next) => change({ itemId: next, amount: mostOf(offer, next) })}
            />
          </>
        )}
        <p className={styles.label}>类型</p>
        <Chips
          grey
          wrap
          aria-label="类型"
          items={offer.types}
          value={type}
          onChange={(next) => change({ type: next })}
        />
        <p className={styles.label}>原因</p>
        <Chips
          grey
          wrap
          aria-label="原因"
          items={offer.reasons.map((each) => ({ key: each, text: each }))}
          value={reason}
          onChange={(next) => change({ reason: next })}
        />
        {type === 'return' && offer.freightText !== '' && <p className={styles.label}>{offer.freightText}</p>}
      </Card>
      <Card>
        {maxCents > 0 && (
          <Field
            label="退款金额"
            value={amount}
            onChange={(next) => change({ amount: next })}
            inputMode="decimal"
            hint={
              <span className={styles.hint}>
                <AtCommas>
                  {[`最多 ${formatYuan(maxCents)}，原路退回`, order.refundText].filter(Boolean).join('，')}
                </AtCommas>
              </span>
            }
            {...(mistake === undefined ? {} : { error: mistake })}
          />
        )}
        <AlsoBack points={item?.points} isAll={isAll} coupon={order.coupon} />
      </Card>
      {offer.maxImages > 0 && (
        <Card aria-label="照片">
          <p className={styles.label}>照片</p>
          <PhotoField photos={photos} />
        </Card>
      )}
      <HelpWays />
      <BottomBar>
        {missing === undefined ? (
          <Button block size="large" busy={isBusy} onClick={send}>
            提交申请
          </Button>
        ) : (
          <Button block size="large" variant="off">
            {missing}
          </Button>
        )}
      </BottomBar>
    </div>
  );
}

/** What comes back beside the money. Only the server knows whether this case is the one that brings the last of it. */
function AlsoBack({ points, isAll, coupon }: Back & { isAll: boolean }) {
  return (
    <>
      {!!points && <p className={styles.label}>{pointsText(points, isAll)}，有效期不变</p>}
      {coupon && <p className={styles.label}>全部退完时，优惠券也退回，有效期不变</p>}
    </>
  );
}

function missingText(reason: string | undefined, mistake: string | undefined): string | undefined {
  if (reason === undefined) return '请先选择原因';
  return mistake === undefined ? undefined : '请先改好退款金额';
}

/** The server counts the share of a part. */
function pointsText(points: number, isAll: boolean): string {
  const all = `${formatPoints(points)} 积分`;
  return isAll ? `${all}一起退回` : `积分按退款金额的比例退回，全退是 ${all}`;
}

function nameOf(order: GoodsOrderDetail, itemId: string): string {
  return order.items.find((each) => each.itemId === itemId)?.name ?? '商品';
}
