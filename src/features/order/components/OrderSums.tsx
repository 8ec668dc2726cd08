import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatFullTime } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { RouteLink } from '@/shared/ui/RouteLink/RouteLink';
import { cameBackText, sumWord } from '../orderCopy';
import type { GoodsOrderDetail } from '../orderSchemas';
import { ORDER_STATUS } from '../orderStatus';
import { OrderItems } from './OrderItems';
import { OrderNumber } from './OrderNumber';
import styles from './OrderSums.module.less';
import { ReturnedNote } from './ReturnedNote';

/** The goods and what they cost; all figures are the server's. */
export function OrderSums({ order }: { order: GoodsOrderDetail }) {
  const { items, points, cash, freight, freeShipping, earn, discount, payAmount, coupon, returned, refundText } = order;
  const saved = freeShipping?.saved ?? 0;
  const isWaived = saved > 0;
  return (
    <Card aria-label="商品和金额">
      <OrderItems items={items} />
      <DescriptionList
        className={styles.lines}
        items={[
          points !== null && points > 0 && { term: '积分', value: `${formatPoints(points)} 积分` },
          cash !== null && cash > 0 && { term: '商品金额', value: formatYuan(cash) },
          (order.deliver === 'express' || freight !== 0) && {
            term: '运费',
            value: formatYuan(isWaived ? saved : freight),
          },
          isWaived && { term: '会员包邮', value: formatYuan(-saved) },
          discount !== null &&
            discount > 0 && { term: coupon ? `优惠券 ${coupon.name}` : '优惠券', value: formatYuan(-discount) },
          {
            term: sumWord(order),
            value: <PriceTag points={points} cents={payAmount} />,
            isTotal: true,
          },
        ]}
      />
      {earn && (
        <p className={styles.earn}>
          得 {formatPoints(earn.points)} 积分，{earn.text}
        </p>
      )}
      {returned && <ReturnedNote>{cameBackText(returned, refundText)}</ReturnedNote>}
    </Card>
  );
}

/** Number, times, how it was paid, remark. */
export function OrderDescription({ order }: { order: GoodsOrderDetail }) {
  const { orderNo, status, createdAt, paidAt, payText, remark, campaign, payAmount, afterSale } = order;
  const isForPoints = payAmount === 0;
  const refunded = afterSale.filter((each) => each.status === 'refunded');
  const isAllBack = refunded.reduce((sum, each) => sum + (each.cash ?? 0), 0) === payAmount;
  const isPartBack = refunded.some((each) => each.cash !== 0);
  return (
    <Card aria-label="订单信息">
      <DescriptionList
        items={[
          { term: '订单号', value: <OrderNumber orderNo={orderNo} /> },
          { term: '下单时间', value: formatFullTime(createdAt) },
          campaign !== undefined &&
            campaign.title !== '' && {
              term: '来自活动',
              value: <RouteLink route={campaign.route}>{campaign.title}</RouteLink>,
            },
          paidAt !== null && { term: isForPoints ? '兑换时间' : '付款时间', value: formatFullTime(paidAt) },
          payText !== '' && !isForPoints && { term: '付款方式', value: payText },
          // The money of a cancelled order goes back, and that of a refunded one has.
          status !== ORDER_STATUS.cancelled &&
            paidAt !== null &&
            payAmount !== null &&
            !isForPoints &&
            !isAllBack && { term: '发票', value: `联系客服开电子发票，金额按实付${isPartBack ? '减去退回的' : ''}` },
          remark !== '' && { term: '备注', value: remark },
        ]}
      />
    </Card>
  );
}
