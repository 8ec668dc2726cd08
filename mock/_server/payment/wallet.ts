import { onControl } from '../control';
import { yuan } from '../money';
import { notify } from '../notice/store';
import { nameWords } from '../notice/words';
import { needText, refuse } from '../refusal';
import { serverNow } from '../state';
import { failAttempt, payStatusOf } from './attempts';
import { REFUND_SPAN } from './limits';
import { areaWith, type Payable, type PayableArea } from './registry';
import { payTextOf } from './rules';

type Outcome = (area: PayableArea, orderNo: string, now: number) => void;

function refuseSettled(area: PayableArea, orderNo: string): void {
  if (area.find(orderNo)?.state !== 'waiting') throw refuse.alreadyDone('这笔订单已经有结果');
}

/** Who paid at the last moment has left by then, and sees on his phone that money went. */
function tellReturned(orderNo: string, { userId, title, amountCents, nextSteps }: Payable): void {
  const look = nextSteps.find(({ text }) => text.startsWith('查看'));
  notify(userId, {
    type: 'order',
    key: `late:${orderNo}`,
    title: nameWords(title, '付款已退回'),
    summary: `到账时订单已关闭，${yuan(amountCents)} 原路退回，一般 ${REFUND_SPAN}到账`,
    ...(look ? { action: { text: '看这笔订单', route: look.route } } : {}),
  });
}

const OUTCOMES: Record<string, Outcome> = {
  success: (area, orderNo, now) => {
    const before = area.find(orderNo);
    area.onPaid(orderNo, payTextOf(orderNo), now);
    if (before?.state === 'closed' && before.paidAt === null) tellReturned(orderNo, before);
  },
  failed: (area, orderNo, now) => {
    refuseSettled(area, orderNo);
    area.onProcessing(orderNo, false, now);
    failAttempt(orderNo, '银行卡余额不足或银行拒绝了付款');
  },
  processing: (area, orderNo, now) => {
    refuseSettled(area, orderNo);
    area.onProcessing(orderNo, true, now);
  },
  closed: (area, orderNo, now) => {
    refuseSettled(area, orderNo);
    area.onProcessing(orderNo, false, now);
    area.onClosed(orderNo, now);
  },
  cancel: (area, orderNo, now) => {
    refuseSettled(area, orderNo);
    area.onProcessing(orderNo, false, now);
    failAttempt(orderNo, '');
  },
};

/** What the wallet tells the server about a payment. Telling it twice changes nothing more. */
function tellResult(body: Record<string, unknown>) {
  const orderNo = needText(body.orderNo, '缺少订单号', 64);
  const result = needText(body.result, '缺少结果', 20);
  const outcome = Object.hasOwn(OUTCOMES, result) ? OUTCOMES[result] : undefined;
  if (!outcome) throw refuse.badInput(`结果只能是 ${Object.keys(OUTCOMES).join(' ')}`);
  const area = areaWith(orderNo);
  if (!area) throw refuse.notFound('没有找到这笔订单');
  outcome(area, orderNo, serverNow());
  const payable = area.find(orderNo);
  return { status: payable ? payStatusOf(orderNo, payable) : 0 };
}

onControl('pay', tellResult);
