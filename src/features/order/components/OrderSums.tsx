import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatFullTime } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { returnedText, sumWord } from '../orderCopy';
import type { GoodsOrderDetail } from '../orderSchemas';
import styles from './OrderDetail.module.less';
import { OrderItems } from './OrderItems';
import { OrderNumber } from './OrderNumber';

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The goods and what they cost; all figures are the server's. */
export function OrderSums({ order }: { order: GoodsOrderDetail }) {
  const { items, points, cash, freight, freeShipping, earn, discount, payAmount, coupon, returned } = order;
  return (
    <Card aria-label="商品和金额">
      <OrderItems items={items} />
      <dl className={styles.lines}>
        {points !== null && points > 0 && <Line name="积分" value={`${formatPoints(points)} 积分`} />}
        {cash !== null && cash > 0 && <Line name="商品金额" value={formatYuan(cash)} />}
        <Line name="运费" value={formatYuan(freeShipping ? freeShipping.saved : freight)} />
        {freeShipping && freeShipping.saved !== null && (
          <Line name="会员包邮" value={formatYuan(-freeShipping.saved)} />
        )}
        {discount !== null && discount > 0 && (
          <Line name={coupon ? `优惠券 ${coupon.name}` : '优惠券'} value={formatYuan(-discount)} />
        )}
        <div className={styles.total}>
          <dt>{sumWord(order) === '共用' ? '实付' : sumWord(order)}</dt>
          <dd>
            <PriceTag points={points} cents={payAmount} />
          </dd>
        </div>
      </dl>
      {earn && (
        <p className={styles.earn}>
          得 {formatPoints(earn.points)} 积分，{earn.text}
        </p>
      )}
      {returned && <p className={styles.returned}>已退回：{returnedText(returned)}</p>}
    </Card>
  );
}

/** Number, times, how it was paid, remark. */
export function OrderDescription({ order }: { order: GoodsOrderDetail }) {
  const { orderNo, createdAt, paidAt, payText, remark, reasonText } = order;
  return (
    <Card aria-label="订单信息">
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>订单编号</dt>
          <dd>
            <OrderNumber orderNo={orderNo} />
          </dd>
        </div>
        <Line name="下单时间" value={formatFullTime(createdAt)} />
        {paidAt !== null && <Line name="支付时间" value={formatFullTime(paidAt)} />}
        {payText !== '' && <Line name="支付方式" value={payText} />}
        {remark !== '' && <Line name="备注" value={remark} />}
        {reasonText !== undefined && <Line name="取消原因" value={reasonText} />}
      </dl>
    </Card>
  );
}
