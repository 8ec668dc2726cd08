import { ReactComponent as DoneIcon } from '@/shared/icons/circleCheck.svg';
import { ReactComponent as WaitIcon } from '@/shared/icons/clock.svg';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { CampaignOrder } from '../orderContract';
import styles from './OrderNews.module.less';

interface Props {
  order: CampaignOrder;
  path: string;
  onReload: () => void;
}

function newsOf({ status, statusText, name, tip, bizType, expireAt }: CampaignOrder): { title: string; text: string } {
  const isSignup = bizType === 'campaign';
  switch (status) {
    case 'toPay':
      // What can still be paid is not being confirmed.
      if (expireAt !== null)
        return { title: '等待付款', text: '还没有收到付款。要是刚付过，请刷新看看，不要重复付款。' };
      return { title: '付款结果确认中', text: '还没有收到付款结果，请不要重复付款，可以刷新看看。' };
    case 'going':
      return { title: '付款成功', text: isSignup ? `${name}已报上，名额为您保留。` : `${name}已下单。` };
    case 'done':
      return { title: '已完成', text: `${name}已完成。` };
    case 'refund':
      // How far it has come is the server's to say.
      return { title: statusText || '退款', text: tip ?? '钱原路退回。' };
    default:
      return { title: '订单已取消', text: tip ?? `没有扣款，可以重新${isSignup ? '报名' : '下单'}。` };
  }
}

/** What has become of the order with which the member comes from the cashier; the server's list says it, nothing else. */
export function OrderNews({ order, path, onReload }: Props) {
  const { title, text } = newsOf(order);
  const isGood = order.status === 'going' || order.status === 'done';
  return (
    <Card className={styles.card} aria-label="这笔订单">
      <div className={styles.words} role="alert">
        <b className={isGood ? styles.good : styles.open}>
          {isGood ? <DoneIcon aria-hidden /> : <WaitIcon aria-hidden />}
          {title}
        </b>
        <p>
          <Dated>{text}</Dated>
        </p>
      </div>
      {order.status === 'toPay' ? (
        <Button size="small" variant="tint" onClick={onReload}>
          刷新
        </Button>
      ) : (
        <ButtonLink size="small" variant="tint" to={path}>
          查看详情
        </ButtonLink>
      )}
    </Card>
  );
}
