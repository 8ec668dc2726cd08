import { useResultFocus } from '@/shared/lib/useResultFocus';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { useSupport } from '@/shared/ui/HelpWays/useSupport';
import { QrCode } from '@/shared/ui/QrCode/QrCode';
import type { PayOrder } from '../contract';
import type { Payment } from '../usePayment';
import { Amount } from './Amount';
import styles from './Confirming.module.less';

const PROCESSING = 2;

interface Props {
  order: PayOrder;
  payment: Payment;
}

/** Between the wallet and the server's word. Never says "failed". */
export function Confirming({ order, payment }: Props) {
  const contact = useSupport();
  const heading = useResultFocus();
  const { status, scanCode, hasLeft, isAskingPaused } = payment;
  const isProcessing = status === PROCESSING;
  const longest = order.confirmMinutes > 0 ? `，最长 ${order.confirmMinutes} 分钟` : '';
  return (
    <>
      <Amount order={order} />
      <section className={styles.confirming} role="status">
        {scanCode === undefined ? (
          <Apricot className={styles.sway} />
        ) : (
          <QrCode text={scanCode} aria-label="付款码，请用钱包扫码付款" />
        )}
        <h2 ref={heading} tabIndex={-1} className={styles.confirmingTitle}>
          付款结果确认中
        </h2>
        <p className={styles.hint}>
          <Clauses>
            {isProcessing
              ? `钱已扣，正在确认${longest}。可以离开本页，结果会在订单里。`
              : `${hasLeft ? '' : '付款时间已到，'}正在向支付机构核对，请先不要重复付款。`}
          </Clauses>
        </p>
        {isAskingPaused && <p className={styles.hint}>还没有结果，您可以稍后再查，或联系客服核对。</p>}
      </section>
      <div className={styles.actions}>
        {!isProcessing && hasLeft && (
          <Button block variant="outline" onClick={payment.payAgain}>
            还没付，继续付款
          </Button>
        )}
        {contact && (
          <Button block variant="outline" onClick={contact}>
            遇到问题
          </Button>
        )}
      </div>
      <HelpWays />
      <BottomBar>
        <Button block size="large" onClick={payment.ask}>
          我已支付
        </Button>
      </BottomBar>
    </>
  );
}
