import { shareLinkOf } from '@/bridge/shareLink';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { useResultFocus } from '@/shared/lib/useResultFocus';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { copyText } from '@/shared/ui/CopyButton/copyText';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import type { PayOrder } from '../contract';
import type { Payment } from '../usePayment';
import { Amount } from './Amount';
import { PayDeadline } from './PayDeadline';
import styles from './PayElsewhere.module.less';

interface Props {
  order: PayOrder;
  payment: Payment;
}

/** For a host that cannot pay: the order's link to open in the messaging app, and the way to the result. */
export function PayElsewhere({ order, payment }: Props) {
  const heading = useResultFocus();
  const from = useQueryParam('from');
  const { orderNo, biz } = order;
  // Of the route alone: opened on another phone it asks that phone's owner to sign in.
  const link = shareLinkOf(pathOf('paying', { orderNo, biz, from }));
  return (
    <>
      <Amount order={order} />
      <PayDeadline order={order} onEnd={payment.ask} />
      <Card aria-label="在微信里付款">
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          请在微信里打开这笔订单
        </h2>
        <p className={styles.how}>这里打不开付款页面。复制链接，在手机微信里打开，登录同一个账号付款。</p>
        <p className={styles.link}>{link}</p>
        <Button block variant="outline" onClick={() => void copyText(link, '订单链接')}>
          复制订单链接
        </Button>
      </Card>
      <HelpWays />
      <BottomBar>
        <Button block size="large" onClick={payment.awaitResult}>
          我已支付
        </Button>
      </BottomBar>
    </>
  );
}
