import { SubscribeNotice } from '@/frame/SubscribeNotice';
import type { DataOf } from '@/request/defineCall';
import { appConfig } from '@/shared/config/appConfig';
import { keyed } from '@/shared/lib/keyed';
import { internalPath, pathOf } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Card } from '@/shared/ui/Card/Card';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { PriceTag } from '@/shared/ui/PriceTag/PriceTag';
import { Scene } from '@/shared/ui/Scene/Scene';
import type { SceneName } from '@/shared/ui/Scene/scenes';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { getOrderResult } from '../contract';
import { describeNext, describeReturned, headOf, type ResultStatus } from '../resultCopy';
import { OrderNumber } from './OrderNumber';
import styles from './ResultView.module.less';

type Result = DataOf<typeof getOrderResult>;

interface Props {
  result: Result;
  isLoading: boolean;
  onRefresh: () => void;
}

const ART: Readonly<Record<ResultStatus, SceneName>> = {
  waiting: 'ended',
  processing: 'ended',
  success: 'prizes',
  partly: 'prizes',
  failed: 'broken',
};

function MainButton({ result, isLoading, onRefresh }: Props) {
  const { status, orderNo } = result;
  if (status === 'waiting') {
    return <ButtonLink to={pathOf('paying', { orderNo, biz: 'goods' })}>去支付</ButtonLink>;
  }
  if (status === 'processing') {
    return (
      <Button onClick={onRefresh} busy={isLoading} busyText="查询中">
        再查一次
      </Button>
    );
  }
  return <ButtonLink to={pathOf('orderDetail', { orderNo })}>查看订单</ButtonLink>;
}

/** How an order came out, and what comes next. */
export function ResultView(props: Props) {
  const { status, orderNo, points, payAmount, deliverType, returned, nextSteps } = props.result;
  const head = headOf(props.result);
  const next = describeNext(status, deliverType, props.result.shipBy);
  const back = status === 'failed' ? describeReturned(returned) : '';
  const shownAbove = [
    pathOf('orderDetail', { orderNo }),
    pathOf('paying', { orderNo, biz: 'goods' }),
    pathOf('pointsMall'),
  ];
  const steps = nextSteps.flatMap(({ text, route }) => {
    const path = internalPath(route);
    return path === undefined || shownAbove.includes(path) ? [] : [{ text, path }];
  });
  const isFailed = status === 'failed';
  return (
    <>
      <section className={styles.head} role="status">
        <Scene name={ART[status]} />
        <h2 className={styles.title}>{head.title}</h2>
        {head.text !== '' && <p className={styles.text}>{head.text}</p>}
        {back !== '' && <p className={styles.text}>{back}</p>}
        <div className={styles.actions}>
          <MainButton {...props} />
          <ButtonLink variant="outline" to={pathOf('pointsMall')}>
            继续逛
          </ButtonLink>
        </div>
      </section>
      <Card aria-label="订单信息">
        <DescriptionList
          items={[
            {
              term: isFailed ? '原应付' : '合计',
              value: <PriceTag points={points} cents={payAmount} size="small" />,
            },
            { term: '订单号', value: <OrderNumber orderNo={orderNo} /> },
          ]}
        />
      </Card>
      {deliverType === 'express' && next !== '' && (
        <SubscribeNotice
          page={appConfig().noticePages.shipping}
          orderNo={orderNo}
          title="订阅发货提醒"
          note="发货时微信通知您，打开后请选“允许”"
          otherWay="发货后可以在订单里看物流"
        />
      )}
      {(next !== '' || steps.length > 0) && (
        <Card tight aria-label="后面的事">
          {next !== '' && <p className={styles.next}>{next}</p>}
          {keyed(steps).map(([key, { text, path }]) => (
            <ListRow key={key} title={text} to={path} />
          ))}
        </Card>
      )}
    </>
  );
}

export function ResultSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width="180px" height="140px" shape="card" />
        <Skeleton width="120px" height="28px" space="14px" />
        <Skeleton width="80%" height="44px" space="20px" />
      </div>
      <Card>
        <Skeleton width="100%" height="18px" />
        <Skeleton width="100%" height="18px" space="14px" />
      </Card>
    </>
  );
}
