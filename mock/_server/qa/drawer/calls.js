// The last calls, each with what was asked and answered.
import { action, h, row, section } from './dom.js';
import { asCurl } from './report.js';

const verdictOf = ({ misfit = '未判断' }) => misfit || '符合合约';

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text;
  }
}

async function replay({ route, url, asked }) {
  const [method] = route.split(' ');
  const body =
    method === 'POST' ? { body: JSON.stringify(asked), headers: { 'Content-Type': 'application/json' } } : {};
  const answer = await window.__qaFetch(url, { method, ...body });
  return `${answer.status} ${(await answer.text()).slice(0, 300)}`;
}

async function copy(text) {
  await navigator.clipboard.writeText(text);
  return '已复制';
}

function callRow(call, tell) {
  const { at, route, status, tookMs, userId, fault, asked, answer, url } = call;
  const isBad = Boolean(call.misfit) || status !== 200;
  const path = route.split(' ')[1].replace('/api/miniapp/', '');
  const head = h('summary', isBad ? { class: 'bad' } : {}, `${status || '断'} ${path}${fault ? ` ⚡${fault}` : ''}`);
  const details = h('details', {}, head);
  details.addEventListener('toggle', () => {
    if (!details.open || details.children.length > 1) return;
    details.append(
      h(
        'p',
        {},
        `${new Date(at).toLocaleTimeString('zh-CN')} · ${tookMs} ms · 会员 ${userId || '未登录'} · ${verdictOf(call)}`,
      ),
      h('pre', { tabindex: '0', 'aria-label': '请求' }, `${url}\n${JSON.stringify(asked, null, 1)}`),
      h('pre', { tabindex: '0', 'aria-label': '应答' }, pretty(answer)),
      row(
        action('复制为 curl', () => copy(asCurl(call)), { tell }),
        action('重放', () => replay(call), { tell }),
      ),
    );
  });
  return details;
}

export function callsSection(calls, tell) {
  return section(`最近 ${calls.length} 次请求`, ...calls.map((call) => callRow(call, tell)));
}
