import { onControl } from '../control';
import { needText, refuse } from '../refusal';
import { serverNow } from '../state';
import { failAttempt, payStatusOf } from './attempts';
import { areaWith, type PayableArea } from './registry';
import { payTextOf } from './rules';

type Outcome = (area: PayableArea, orderNo: string, now: number) => void;

function refuseSettled(area: PayableArea, orderNo: string): void {
  if (area.find(orderNo)?.state !== 'waiting') throw refuse.alreadyDone('这笔订单已经有结果');
}

const OUTCOMES: Record<string, Outcome> = {
  success: (area, orderNo, now) => area.onPaid(orderNo, payTextOf(orderNo), now),
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
