import { useId } from 'react';
import { type CampaignOrder, getCampaignOrders } from '@/features/signup';
import { useQuery } from '@/request/useQuery';
import { pathOf } from '@/shared/lib/navigation';
import { priceInWords } from '@/shared/lib/priceInWords';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { ROUTES } from '../routes';
import styles from './BoughtGoods.module.less';

const SHOWN = 3;

function sumOf({ amount, points, status }: CampaignOrder): string {
  const words = priceInWords(points, amount);
  return words === '' ? '免费' : `${status === 'toPay' ? '应付' : '实付'} ${words}`;
}

function Row({ order }: { order: CampaignOrder }) {
  const nameId = useId();
  const { orderNo, name, note, img, gift, statusText } = order;
  return (
    <li className={styles.row}>
      {img !== undefined && (
        <div className={styles.picture}>
          <GoodsPicture src={img} ratio={1} />
        </div>
      )}
      <div className={styles.words}>
        <h3 id={nameId} className={styles.name}>
          {name}
        </h3>
        <p>{[note, sumOf(order)].filter(Boolean).join('，')}</p>
        <p>
          <Dated>{gift?.text ?? statusText}</Dated>
        </p>
      </div>
      <ButtonLink size="small" variant="tint" aria-describedby={nameId} to={pathOf(ROUTES.order, { orderNo })}>
        {gift?.isOpen ? '领赠品' : '看订单'}
      </ButtonLink>
    </li>
  );
}

/** What the member has bought in the campaign; not there before there is something. */
export function BoughtGoods() {
  const { data } = useQuery(
    getCampaignOrders,
    { code: 'year', tab: 'all', currentPage: 1, pageSize: SHOWN },
    { refreshOnReturn: true },
  );
  const orders = data?.recordList.filter(({ status }) => status !== 'closed') ?? [];
  if (orders.length === 0) return null;
  const total = data?.totalCount;
  return (
    <Card className={styles.card}>
      <SectionTitle
        more={{ text: total === undefined ? '年度订单' : `年度订单 ${total} 笔`, to: pathOf(ROUTES.order) }}
      >
        已买的
      </SectionTitle>
      <ul>
        {orders.map((order) => (
          <Row key={order.orderNo} order={order} />
        ))}
      </ul>
    </Card>
  );
}
