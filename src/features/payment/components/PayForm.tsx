import { useState } from 'react';
import { ReactComponent as AlipayIcon } from '@/shared/icons/alipay.svg';
import { ReactComponent as WalletIcon } from '@/shared/icons/wallet.svg';
import { ReactComponent as WechatIcon } from '@/shared/icons/wechat.svg';
import { formatYuan } from '@/shared/lib/money';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { Radio } from '@/shared/ui/Radio/Radio';
import type { PayChannel, PayOrder } from '../contract';
import type { Payment } from '../usePayment';
import { Amount } from './Amount';
import { PayDeadline } from './PayDeadline';
import styles from './PayForm.module.less';

interface Props {
  order: PayOrder;
  payment: Payment;
}

/** Amount, time left, wallets, and the one button. */
export function PayForm({ order, payment }: Props) {
  const { channels, amount } = order;
  const [wanted, setWanted] = useState<string>();
  const usable = channels.filter((each) => each.enabled);
  const channel = usable.find((each) => each.key === wanted) ?? usable[0];
  return (
    <>
      <Amount order={order} />
      <PayDeadline order={order} onEnd={payment.ask} />
      {payment.phase === 'failed' && (
        <p className={styles.failed} role="alert">
          这次没有付成：{payment.failReason ?? '支付机构没有说明原因'}。没有扣款，可以再试或换一种方式。
        </p>
      )}
      <Card tight>
        <fieldset className={styles.channels}>
          <legend className={styles.legend}>付款方式</legend>
          {channels.map((each) => (
            <Channel
              key={each.key}
              channel={each}
              isChosen={each.key === channel?.key}
              onChoose={() => setWanted(each.key)}
            />
          ))}
          {channel === undefined && <p className={styles.hint}>现在没有可用的付款方式，请联系客服</p>}
        </fieldset>
      </Card>
      {order.consent && (
        <p className={styles.agreement}>{describeTerms(order.consent)}付款结果以订单为准，不会重复扣款。</p>
      )}
      <HelpWays />
      <PayBar amount={amount} channelKey={channel?.key} payment={payment} />
    </>
  );
}

interface PayBarProps {
  amount: number | null;
  channelKey: string | undefined;
  payment: Payment;
}

function PayBar({ amount, channelKey, payment }: PayBarProps) {
  const isKnown = amount !== null && amount > 0;
  return (
    <BottomBar>
      {channelKey === undefined || !isKnown ? (
        <Button variant="off" size="large" block>
          {isKnown ? '没有可用的付款方式' : '金额没有取到，暂不能付款'}
        </Button>
      ) : (
        <Button
          size="large"
          block
          busy={payment.phase === 'launching'}
          busyText="正在打开付款页面"
          onClick={() => payment.pay(channelKey)}
        >
          {`立即付款 ${formatYuan(amount)}`}
        </Button>
      )}
    </BottomBar>
  );
}

/** Whether the member still has to read the payment terms. */
function describeTerms({ title, consentId }: NonNullable<PayOrder['consent']>): string {
  return consentId === undefined ? `付款前请先阅读并同意《${title}》。` : `您已同意《${title}》。`;
}

interface ChannelProps {
  channel: PayChannel;
  isChosen: boolean;
  onChoose: () => void;
}

function iconOf(key: string) {
  if (/wx|wechat/i.test(key)) return WechatIcon;
  return /ali/i.test(key) ? AlipayIcon : WalletIcon;
}

function Channel({ channel, isChosen, onChoose }: ChannelProps) {
  const Icon = iconOf(channel.key);
  return (
    <label className={styles.channel}>
      <Icon aria-hidden />
      <span className={styles.channelName}>
        {channel.name}
        {!channel.enabled && <small>{channel.reasonText ?? '现在不能用'}</small>}
      </span>
      <Radio name="channel" checked={isChosen} disabled={!channel.enabled} onChoose={onChoose} />
    </label>
  );
}
