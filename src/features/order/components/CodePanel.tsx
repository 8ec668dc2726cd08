import { OfflineTickets } from '@/features/coupon';
import { useQuery } from '@/request/useQuery';
import { keyed } from '@/shared/lib/keyed';
import { internalPath } from '@/shared/lib/navigation';
import { phoneLink } from '@/shared/lib/safeUrl';
import { formatLastDay, formatNearDay } from '@/shared/lib/timeFormat';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Popup } from '@/shared/ui/Popup/Popup';
import { QrCode } from '@/shared/ui/QrCode/QrCode';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getOrderDetail } from '../contract';
import { groupedCode } from '../groupedCode';
import type { GoodsOrderDetail, VirtualItem } from '../orderSchemas';
import { ORDER_STATUS } from '../orderStatus';
import { pickupKey, usePickupTicket } from '../usePickupTicket';
import styles from './CodePanel.module.less';
import type { OrderPanelProps } from './orderPanel';
import { PanelNote } from './PanelNote';

const REFRESH_MS = 5_000;

/** All of it is used elsewhere: there is nothing to show to staff. */
const isCodeless = ({ pickup, virtual }: GoodsOrderDetail) =>
  !pickup && virtual?.items.every(({ code }) => code === '');

/** Codes that staff scan: for picking up, and for what was delivered online. A used code shows so within 5 s. */
export function CodePanel({ orderNo, isOpen, onClose }: OrderPanelProps) {
  const query = useQuery(getOrderDetail, { orderNo }, { pollMs: REFRESH_MS });
  const { data } = query;
  usePickupTicket(data);
  const title = data && isCodeless(data) ? '去使用' : '出示给工作人员';
  // Nobody takes the code of a cancelled order; one that ended elsewhere meanwhile says so.
  const isCancelled = data?.status === ORDER_STATUS.cancelled;
  const isOffline = !data && query.failure?.kind === 'network';
  return (
    <Popup isOpen={isOpen} title={isCancelled ? '自提码' : title} onClose={onClose}>
      <QueryView query={query} skeleton={<Skeleton shape="card" height="376px" />}>
        {({ pickup, virtual }) =>
          isCancelled ? (
            <PanelNote>订单已取消，自提码不能再用了。</PanelNote>
          ) : (
            <>
              {pickup && <Pickup pickup={pickup} />}
              {keyed(virtual?.items ?? []).map(([key, item]) => (
                <Virtual key={key} item={item} />
              ))}
              {!pickup && !virtual && <PanelNote>这笔订单没有要出示的码。</PanelNote>}
            </>
          )
        }
      </QueryView>
      {isOffline && <OfflineTickets prefix={pickupKey(orderNo)} title="自提码" />}
    </Popup>
  );
}

function PickupCode({ code, usedAt, label }: { code: string; usedAt: number | null; label: string }) {
  if (usedAt !== null)
    return (
      <PanelNote>
        <Dated>已使用，{formatNearDay(usedAt)}</Dated>
      </PanelNote>
    );
  return (
    <>
      <QrCode text={code} aria-label={label} />
      <p className={styles.digits}>{groupedCode(code)}</p>
    </>
  );
}

function Pickup({ pickup }: { pickup: NonNullable<GoodsOrderDetail['pickup']> }) {
  const { code, store, validTo, usedAt } = pickup;
  const call = phoneLink(store.phone);
  return (
    <section className={styles.code} aria-label="自提码">
      <PickupCode code={code} usedAt={usedAt} label="自提码" />
      <p>
        <b>{store.name}</b>
      </p>
      <p>{store.address}</p>
      <p>
        <Dated>{[store.hours, validTo !== null && formatLastDay(validTo, '前取')].filter(Boolean).join('，')}</Dated>
      </p>
      {call !== undefined && (
        <a className={styles.link} href={call}>
          打电话给门店 {store.phone}
        </a>
      )}
    </section>
  );
}

function Virtual({ item }: { item: VirtualItem }) {
  const path = internalPath(item.route);
  return (
    <section className={styles.code} aria-label={item.name}>
      <p>
        <b>{item.name}</b>
      </p>
      {item.code !== '' && <PickupCode code={item.code} usedAt={item.usedAt} label={`${item.name}的券码`} />}
      {item.validTo !== null && (
        <p>
          <Dated>{formatLastDay(item.validTo, '前可用')}</Dated>
        </p>
      )}
      {path !== undefined && (
        <ButtonLink to={path} variant={item.code === '' ? 'primary' : 'tint'} className={styles.way}>
          去使用
        </ButtonLink>
      )}
    </section>
  );
}
