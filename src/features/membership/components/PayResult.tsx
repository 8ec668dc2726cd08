import clsx from 'clsx';
import { SubscribeNotice } from '@/frame/SubscribeNotice';
import { useQuery } from '@/request/useQuery';
import { appConfig } from '@/shared/config/appConfig';
import { ReactComponent as ChevronIcon } from '@/shared/icons/chevronRight.svg';
import { ReactComponent as DoneIcon } from '@/shared/icons/circleCheck.svg';
import { ReactComponent as FailedIcon } from '@/shared/icons/circleX.svg';
import { ReactComponent as WaitingIcon } from '@/shared/icons/hourglass.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { keyed } from '@/shared/lib/keyed';
import { formatYuan } from '@/shared/lib/money';
import { internalPath, pathOf, useGo } from '@/shared/lib/navigation';
import { useResultFocus } from '@/shared/lib/useResultFocus';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { Link } from '@/shared/ui/Link/Link';
import { getCardList } from '../contract';
import type { VipOrderDetail, VipOrderStatus } from '../orderContract';
import { cashierOf } from '../payWay';
import { describeResult } from '../resultCopy';
import styles from './PayResult.module.less';
import { RightsGrid } from './RightsGrid';

const ICONS = { success: DoneIcon, waiting: WaitingIcon, failed: FailedIcon };

interface Props {
  order: VipOrderDetail;
  isActivation: boolean;
  isAsking: boolean;
  /** Asks by hand; absent while it is asked for by itself. */
  onAsk: (() => void) | undefined;
  onLeave: () => void;
}

/** How it ended, what was paid, and what comes next. */
export function PayResult({ order, isActivation, isAsking, onAsk, onLeave }: Props) {
  const go = useGo();
  const heading = useResultFocus();
  const { tone, title, text } = describeResult(order, isActivation);
  const isDone = order.status === 'done';
  const isUnpaid = order.status === 'waiting';
  const hasMore = isDone || isUnpaid;
  // In 长辈版 the two do not fit beside each other.
  const hasRoom = !useElderMode() || !hasMore;
  const seeOrder = (
    <ButtonLink
      block
      variant={hasMore ? 'outline' : 'primary'}
      to={pathOf('vipOrderDetail', { orderNo: order.orderNo })}
    >
      查看订单
    </ButtonLink>
  );
  const ResultIcon = ICONS[tone];
  const rights = isDone ? pathOf('equityAggregation') : undefined;
  const steps = order.nextSteps.filter(({ route }) => ![undefined, rights].includes(internalPath(route)));
  return (
    <div className={styles.page}>
      <div className={styles.head} role="status">
        <ResultIcon className={clsx(styles.icon, styles[tone])} width="1em" height="1em" aria-hidden="true" />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>
          <Clauses>{text}</Clauses>
        </p>
        <Amount order={order} />
      </div>
      <NextSteps steps={steps} />
      {isDone && (
        <SubscribeNotice
          page={appConfig().noticePages.expiry}
          orderNo={order.orderNo}
          title="订阅到期提醒"
          note="会员到期前微信通知您，打开后请选“允许”"
          otherWay="到期日可以在“我的”里看到"
        />
      )}
      <div className={styles.actions}>
        {isActivation && (
          <Button block variant="outline" onClick={() => go('activateMembership', {}, { replace: true })}>
            再激活一张
          </Button>
        )}
        {!hasRoom && seeOrder}
        <Button block variant="outline" onClick={onLeave}>
          返回
        </Button>
      </div>
      <HelpWays />
      {isDone && <RecommendedRights cardId={order.cardId} />}
      <BottomBar>
        {onAsk && (
          <Button variant="outline" busy={isAsking} busyText="查询中" onClick={onAsk}>
            再查一次
          </Button>
        )}
        {hasRoom && seeOrder}
        {isUnpaid && <ButtonLink to={cashierOf(order)}>去支付</ButtonLink>}
        {isDone && <ButtonLink to={pathOf('equityAggregation')}>查看权益</ButtonLink>}
      </BottomBar>
    </div>
  );
}

function NextSteps({ steps }: { steps: VipOrderDetail['nextSteps'] }) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>后面的事</h2>
      <ol className={styles.steps}>
        {keyed(steps).map(([index, step]) => (
          <li key={index}>
            <Link className={styles.step} to={internalPath(step.route) ?? '/'}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {step.text}
              <ChevronIcon width="1em" height="1em" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The word before the sum where it was not paid. */
const SUM_WORDS: Partial<Record<VipOrderStatus, string>> = {
  waiting: '应付',
  processing: '应付',
  cancelled: '原应付',
  refunding: '退回',
  refunded: '退回',
  invalid: '退回',
};

/** What was paid, is to be paid, or comes back; nothing of what cost nothing. */
function Amount({ order: { amount: due, returned, status } }: Pick<Props, 'order'>) {
  const amount = returned !== undefined && status !== 'cancelled' ? returned.cents : due;
  if (amount === null || amount <= 0) return null;
  const word = SUM_WORDS[status];
  return (
    <p className={styles.amount}>
      {word !== undefined && <small className={styles.word}>{word}</small>}
      {formatYuan(amount)}
    </p>
  );
}

/** What the new card gives; nothing while it is not known. */
function RecommendedRights({ cardId }: { cardId: string }) {
  const { data } = useQuery(getCardList, {});
  const card = data?.cards.find((each) => each.cardId === cardId);
  return card ? <RightsGrid rights={card.rights} /> : null;
}
