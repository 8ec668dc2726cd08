import type { ReactNode } from 'react';
import { formatYuan } from '@/shared/lib/money';
import { formatDay, formatFullTime } from '@/shared/lib/timeFormat';
import { CopyButton } from '@/shared/ui/CopyButton/CopyButton';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { VipOrderDetail } from '../orderContract';
import { describeReturn, nameOfType } from '../orderCopy';
import styles from './OrderView.module.less';

interface Fact {
  name: string;
  value: ReactNode;
  isShown?: boolean;
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <dl>
        {facts
          .filter(({ isShown = true }) => isShown)
          .map(({ name, value }) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>
                <Dated>{value}</Dated>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function priceFacts({ amount, discount, couponTitle }: VipOrderDetail): Fact[] {
  const full = amount === null ? null : amount + (discount ?? 0);
  const fact = { name: '金额', value: formatYuan(full) };
  if (couponTitle === undefined) return [fact];
  return [fact, { name: '优惠券', value: `${couponTitle} ${formatYuan(-(discount ?? 0))}` }];
}

/** Everything that is known about a card order, in three cards. */
export function OrderDescription({ order }: { order: VipOrderDetail }) {
  const { reserve, returned, agreement } = order;
  const isOpen = order.status === 'waiting' || order.status === 'processing';
  return (
    <>
      <Facts
        title={`${order.cardName} ${order.planName}`}
        facts={[
          { name: '类型', value: nameOfType(order.type) },
          { name: '有效期', value: order.days > 0 ? `${order.days} 天` : '永久' },
          {
            name: isOpen ? '付款后有效期至' : '会员有效期至',
            value: formatDay(order.newExpireAt),
            isShown: order.newExpireAt !== null,
          },
          { name: '预约日期', value: reserve?.slot, isShown: reserve !== undefined },
          { name: '服务地点', value: reserve?.place, isShown: reserve !== undefined && reserve.place !== '' },
          {
            name: '激活码',
            value: (
              <>
                {reserve?.code}
                <CopyButton text={reserve?.code ?? ''} what="激活码" />
              </>
            ),
            isShown: reserve !== undefined && reserve.code !== '' && order.status === 'reserved',
          },
        ]}
      />
      <Facts
        title="费用"
        facts={[
          ...priceFacts(order),
          { name: isOpen ? '应付' : '实付', value: formatYuan(isOpen ? order.amount : order.payAmount) },
          { name: '付款方式', value: order.payChannel, isShown: order.payChannel !== undefined },
          { name: '退回', value: returned && describeReturn(returned), isShown: returned !== undefined },
        ]}
      />
      <Facts
        title="订单信息"
        facts={[
          {
            name: '订单号',
            value: (
              <>
                {order.orderNo}
                <CopyButton text={order.orderNo} what="订单号" />
              </>
            ),
          },
          { name: '下单时间', value: formatFullTime(order.createdAt) },
          { name: '付款时间', value: formatFullTime(order.paidAt), isShown: order.paidAt !== null },
          {
            name: '同意的须知',
            value: `${agreement?.title ?? ''}（${agreement?.version ?? ''}）`,
            isShown: agreement !== undefined,
          },
          { name: '同意时间', value: formatFullTime(agreement?.acceptedAt), isShown: agreement !== undefined },
        ]}
      />
    </>
  );
}
