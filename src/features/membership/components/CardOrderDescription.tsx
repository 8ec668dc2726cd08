import { formatYuan } from '@/shared/lib/money';
import { formatFullTime, formatLastDate } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { CopyButton } from '@/shared/ui/CopyButton/CopyButton';
import { type DescriptionItem, DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { RouteLink } from '@/shared/ui/RouteLink/RouteLink';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { VipOrderDetail } from '../orderContract';
import { describeReturn, nameOfType } from '../orderCopy';
import styles from './CardOrderDescription.module.less';

function OrderFacts({ title, items }: { title: string; items: ReadonlyArray<DescriptionItem | false> }) {
  return (
    <Card>
      <SectionTitle>{title}</SectionTitle>
      <DescriptionList className={styles.list} items={items} />
    </Card>
  );
}

function Copied({ text, what }: { text: string; what: string }) {
  return (
    <>
      {text}
      <CopyButton text={text} what={what} />
    </>
  );
}

function priceFacts({ amount, discount, couponTitle }: VipOrderDetail): DescriptionItem[] {
  const full = amount === null ? null : amount + (discount ?? 0);
  const fact = { term: '金额', value: formatYuan(full) };
  if (couponTitle === undefined) return [fact];
  return [fact, { term: '优惠券', value: `${couponTitle} ${formatYuan(-(discount ?? 0))}` }];
}

function listReserve({ reserve, status }: VipOrderDetail): (DescriptionItem | false)[] {
  if (!reserve) return [];
  const { slot, place, code } = reserve;
  return [
    { term: '预约日期', value: slot },
    place !== '' && { term: '服务地点', value: place },
    code !== '' && status === 'reserved' && { term: '激活码', value: <Copied text={code} what="激活码" /> },
  ];
}

/** An invoice is for what was paid and has not come back; undefined where nothing is left of it. */
function invoiceOf({ payAmount, paidAt, type, returned }: VipOrderDetail): string | undefined {
  const back = returned?.cents ?? 0;
  if (paidAt === null || type === 'gift' || (payAmount !== null && payAmount <= back)) return undefined;
  return `联系客服开电子发票，金额按实付${back > 0 ? '减去退回的' : ''}`;
}

function listFees(order: VipOrderDetail, isOpen: boolean): (DescriptionItem | false)[] {
  const { returned, payChannel } = order;
  const invoice = invoiceOf(order);
  return [
    ...priceFacts(order),
    { term: isOpen ? '应付' : '实付', value: formatYuan(isOpen ? order.amount : order.payAmount) },
    payChannel !== undefined && { term: '付款方式', value: payChannel },
    invoice !== undefined && { term: '发票', value: invoice },
    returned !== undefined && { term: '退回', value: describeReturn(returned, '') },
  ];
}

/** Everything that is known about a card order, in three cards. */
export function CardOrderDescription({ order }: { order: VipOrderDetail }) {
  const { agreement, campaign } = order;
  const isOpen = order.status === 'waiting' || order.status === 'processing';
  // Its days were taken back with its money.
  const isGoingBack = order.status === 'refunding' || order.status === 'refunded';
  return (
    <>
      <OrderFacts
        title={`${order.cardName} ${order.planName}`}
        items={[
          { term: '类型', value: nameOfType(order.type) },
          { term: '有效期', value: order.days > 0 ? `${order.days} 天` : '永久' },
          order.newExpireAt !== null &&
            !isGoingBack && {
              term: isOpen ? '付款后有效期至' : '会员有效期至',
              value: formatLastDate(order.newExpireAt),
            },
          ...listReserve(order),
        ]}
      />
      <OrderFacts title="费用" items={[...listFees(order, isOpen)]} />
      <OrderFacts
        title="订单信息"
        items={[
          { term: '订单号', value: <Copied text={order.orderNo} what="订单号" /> },
          { term: '下单时间', value: formatFullTime(order.createdAt) },
          campaign !== undefined &&
            campaign.title !== '' && {
              term: '来自活动',
              value: <RouteLink route={campaign.route}>{campaign.title}</RouteLink>,
            },
          order.paidAt !== null && {
            term: order.type === 'gift' ? '激活时间' : '付款时间',
            value: formatFullTime(order.paidAt),
          },
          agreement !== undefined && { term: '同意的须知', value: `${agreement.title}（${agreement.version}）` },
          agreement !== undefined && { term: '同意时间', value: formatFullTime(agreement.acceptedAt) },
        ]}
      />
    </>
  );
}
