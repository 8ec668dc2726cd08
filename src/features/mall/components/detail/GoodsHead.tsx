import { ReactComponent as CrownIcon } from '@/shared/icons/crown.svg';
import { keyed } from '@/shared/lib/keyed';
import { formatYuan } from '@/shared/lib/money';
import { internalPath } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import { StockBar } from '@/shared/ui/StockBar/StockBar';
import { Tag } from '@/shared/ui/Tag/Tag';
import type { Delivery, Goods, Sku } from '../../contract';
import { CampaignPrice } from './CampaignPrice';
import styles from './GoodsHead.module.less';
import { GoodsLead } from './GoodsLead';

const DELIVERY_TEXT: Readonly<Record<Delivery, string>> = {
  express: '快递配送',
  pickup: '到店自提',
  virtual: '电子商品',
};

interface Props {
  goods: Goods;
  sku: Sku | undefined;
  /** The exchange begins now, or the price of a campaign ends. */
  onStart: () => void;
}

function MemberStrip({ goods }: { goods: Goods }) {
  const { memberExtra } = goods;
  if (!memberExtra) return null;
  const path = memberExtra.applies ? undefined : internalPath(memberExtra.route);
  return (
    <p className={styles.member}>
      <CrownIcon aria-hidden />
      <span>{memberExtra.text}</span>
      {path !== undefined && (
        <Link className={styles.memberLink} to={path}>
          看会员卡
        </Link>
      )}
    </p>
  );
}

const FEW_LEFT = 50;

/** A course is no stock of pieces: how many are left says something when they are few, as the places of a class. */
function isCounted({ deliver, stock }: Goods): boolean {
  return stock <= FEW_LEFT || deliver.length === 0 || deliver.some((way) => way !== 'virtual');
}

function Supply({ goods }: { goods: Goods }) {
  if (goods.status === 'soldOut') {
    const waiting = goods.waiting > 0 ? `${formatPoints(goods.waiting)} 人等补货` : '等待补货';
    return <p className={styles.supply}>{[goods.restockText, waiting].filter(Boolean).join('，')}</p>;
  }
  return (
    <div className={styles.supply}>
      <span>已兑 {formatPoints(goods.exchanged)}</span>
      {isCounted(goods) && (
        <>
          <StockBar used={goods.stockTotal - goods.stock} total={goods.stockTotal} className={styles.bar} />
          <span>还剩 {formatPoints(goods.stock)} 件</span>
        </>
      )}
    </div>
  );
}

export function GoodsHead({ goods, sku, onStart }: Props) {
  const { limitPerUser, used, origin } = goods;
  const { points, cash } = sku ?? goods;
  return (
    <section className={styles.head}>
      <GoodsLead
        name={goods.name}
        points={points}
        cash={cash}
        origin={
          origin && (
            <span className={styles.origin}>
              {origin.basis} <del>{formatYuan(origin.cash)}</del>
            </span>
          )
        }
      />
      {goods.campaign && <CampaignPrice campaign={goods.campaign} onEnd={onStart} />}
      <p className={styles.tags}>
        {goods.tag !== undefined && !goods.memberExtra && <Tag tone="apricot">{goods.tag}</Tag>}
        {keyed(goods.deliver).map(([key, way]) => (
          <Tag key={key}>{DELIVERY_TEXT[way]}</Tag>
        ))}
        {limitPerUser !== null && limitPerUser > 0 && <Tag tone="grey">每人限 {limitPerUser} 件</Tag>}
        {limitPerUser !== null && limitPerUser > 0 && used > 0 && <Tag tone="grey">已换 {used} 件</Tag>}
      </p>
      {goods.status === 'notStarted' && goods.startAt !== null ? (
        <div className={styles.start}>
          <span>
            <Dated>{formatNearDayTime(goods.startAt)} 开始</Dated>
          </span>
          <CountDown endAt={goods.startAt} onEnd={onStart} />
        </div>
      ) : (
        <Supply goods={goods} />
      )}
      <MemberStrip goods={goods} />
    </section>
  );
}
