import type { ServerResponse } from 'node:http';
import type { MockRequest } from '../handle';
import { ASK_SCRIPT, sendPage } from '../login/page';
import { yuan } from '../money';
import { areaWith } from './registry';

const BIZ = ['goods', 'vip', 'reserve', 'campaign'];

const RESULTS = [
  { result: 'success', name: '支付成功', about: '钱已到账' },
  { result: 'failed', name: '支付失败', about: '银行拒绝，可以再付' },
  { result: 'processing', name: '处理中', about: '银行还没有说结果' },
  { result: 'cancel', name: '取消支付', about: '什么也没有发生' },
] as const;

const SCRIPT = `${ASK_SCRIPT}
var asked = new URLSearchParams(location.search);
var link = document.querySelector('.plain');
var wanted = asked.get('redirect_url') || '';
if (wanted.indexOf(location.origin + '/') === 0) link.href = wanted;
document.querySelectorAll('button').forEach(function (button) {
  button.addEventListener('click', function () {
    document.querySelectorAll('button').forEach(function (each) { each.disabled = true; });
    ask('/api/__mock/pay', { orderNo: asked.get('orderNo'), result: button.dataset.result }).then(function (answer) {
      if (answer.code !== 0) throw new Error(answer.msg);
      location.replace(link.href);
    }).catch(function (error) {
      document.querySelector('[role=alert]').textContent = error.message;
      document.querySelectorAll('button').forEach(function (each) { each.disabled = false; });
    });
  });
});`;

function sendUnknown(res: ServerResponse): void {
  sendPage(res, { title: '无法付款', body: '<h1>没有找到这笔订单</h1>', status: 404 });
}

function resultButton({ result, name, about }: (typeof RESULTS)[number]): string {
  return `<button type="button" class="who" data-result="${result}" aria-labelledby="n-${result}" aria-describedby="d-${result}"><b id="n-${result}">${name}</b><span id="d-${result}">${about}</span></button>`;
}

/**
 * The page that stands for a wallet's payment page, so that QA can pay by hand. Nothing of the query is written into it; it
 * leads back to `redirect_url`, an address of its own host, as wallets do.
 */
export function showCashier(_req: MockRequest, res: ServerResponse, query: Record<string, string>): void {
  const { orderNo = '', biz = 'goods' } = query;
  const payable = /^[A-Za-z0-9]{1,64}$/.test(orderNo) ? areaWith(orderNo)?.find(orderNo) : undefined;
  if (!payable || !BIZ.includes(biz)) {
    sendUnknown(res);
    return;
  }
  const amount = yuan(payable.amountCents);
  const back = `<a class="plain" href="/#/paying?orderNo=${orderNo}&amp;biz=${biz}">不付了，回到订单</a>`;
  const body =
    payable.state === 'waiting'
      ? `<h1>支付（模拟）</h1><p class="lead">订单 ${orderNo}</p><section><h2>应付 ${amount}</h2>${RESULTS.map(resultButton).join('')}</section><p class="lead" role="alert"></p>${back}`
      : `<h1>这笔订单已经有结果</h1><p class="lead">订单 ${orderNo}</p>${back}`;
  sendPage(res, { title: '支付（模拟）', body, script: SCRIPT });
}
