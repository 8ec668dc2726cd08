import { SubscribeNotice } from '@/frame/SubscribeNotice';
import type { DataOf } from '@/request/defineCall';
import { appConfig } from '@/shared/config/appConfig';
import { keyed } from '@/shared/lib/keyed';
import { internalPath, pathOf } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { useResultFocus } from '@/shared/lib/useResultFocus';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Dated } from '@/shared/ui/Dated/Dated';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { Scene } from '@/shared/ui/Scene/Scene';
import type { SceneName } from '@/shared/ui/Scene/scenes';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { cashierOf } from '../cashierOf';
import type { getOrderResult } from '../createContract';
import type { Delivery } from '../orderSchemas';
import { describeNext, describeReturned, headOf, type ResultStatus, sumWordOf } from '../resultCopy';
import { OrderItems } from './OrderItems';
import { OrderNumber } from './OrderNumber';
import styles from './ResultView.module.less';

export type Result = DataOf<typeof getOrderResult>;

const ART: Readonly<Record<ResultStatus, SceneName>> = {
  waiting: 'ended',
  processing: 'ended',
  success: 'prizes',
  partly: 'prizes',
  failed: 'broken',
};

/** How an order came out, and what comes next. */
export function ResultView({ result }: { result: Result }) {
  const { status, orderNo, items, deliverType, returned, nextSteps, stage } = result;
  const heading = useResultFocus();
  const head = headOf(result);
  const next = describeNext(result);
  const back = status === 'failed' ? describeReturned(returned) : '';
  const shownAbove = [pathOf('orderDetail', { orderNo }), cashierOf(result), pathOf('pointsMall')];
  const steps = nextSteps.flatMap(({ text, route }) => {
    const path = internalPath(route);
    return path === undefined || shownAbove.includes(path) ? [] : [{ text, path }];
  });
  return (
    <>
      <section className={styles.head} role="status">
        <div className={styles.scene}>
          <Scene name={ART[status]} />
        </div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {head.title}
        </h2>
        {head.text !== '' && (
          <p className={styles.text}>
            <Clauses>{head.text}</Clauses>
          </p>
        )}
        {next !== '' && (
          <p className={styles.text}>
            <Clauses>{next}</Clauses>
          </p>
        )}
        {back !== '' && <p className={styles.text}>{back}</p>}
      </section>
      <Card aria-label="订单信息">
        <OrderItems items={items} />
        <Facts result={result} />
      </Card>
      {deliverType === 'express' && stage === undefined && next !== '' && (
        <SubscribeNotice
          page={appConfig().noticePages.shipping}
          orderNo={orderNo}
          title="订阅发货提醒"
          note="发货时微信通知您，打开后请选“允许”"
          otherWay="发货后可以在订单里看物流"
        />
      )}
      {steps.length > 0 && (
        <Card tight aria-label="后面的事">
          {keyed(steps).map(([key, { text, path }]) => (
            <ListRow key={key} title={text} to={path} />
          ))}
        </Card>
      )}
    </>
  );
}

/** What comes next, by how the good reaches the member. */
const WAYS: Readonly<Record<Delivery, string>> = { express: '发货', pickup: '领取', virtual: '使用' };

/** What it cost, what is left, when it comes. */
function Facts({ result }: { result: Result }) {
  const { status, orderNo, items, points, payAmount, balance, deliverType, tip, shipBy, stage } = result;
  const isOver = status === 'success' || status === 'partly';
  return (
    <DescriptionList
      className={items.length > 0 ? styles.facts : undefined}
      items={[
        {
          term: sumWordOf(status),
          value: <PriceTag points={points} cents={payAmount} size="small" />,
        },
        isOver && points !== null && points > 0 && { term: '剩余积分', value: `${formatPoints(balance)} 积分` },
        stage === undefined &&
          isOver &&
          shipBy === null &&
          tip !== undefined && { term: WAYS[deliverType], value: <Dated>{tip}</Dated> },
        stage !== undefined && { term: '现在的状态', value: stage },
        { term: '订单号', value: <OrderNumber orderNo={orderNo} /> },
      ]}
    />
  );
}

export function ResultSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.scene}>
          <Skeleton width="180px" height="140px" shape="card" />
        </div>
        <Skeleton width="120px" height="28px" space="14px" />
        <Skeleton width="60%" height="18px" space="8px" />
      </div>
      <Card>
        <Skeleton width="100%" height="72px" />
        <Skeleton width="100%" height="18px" space="14px" />
        <Skeleton width="100%" height="18px" space="14px" />
        <Skeleton width="100%" height="18px" space="14px" />
      </Card>
    </>
  );
}
