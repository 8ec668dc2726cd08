// What goes wrong, what the server's people decide, and the data as a whole.
import { control, reload } from './ask.js';
import { action, h, row, section, select } from './dom.js';

const RESULTS = [
  ['success', '成功'],
  ['failed', '失败'],
  ['processing', '处理中'],
  ['closed', '关闭'],
  ['cancel', '取消'],
];
const FEATURES = { referral: '推荐', team: '拼团', comment: '评论', lottery: '抽奖', research: '研究' };

const pathOf = (route) => route.split(' ')[1];

export function faultSection(seen, calls, tell) {
  const paths = [...new Set(calls.map(({ route }) => pathOf(route)))];
  const path = select('哪个请求', [
    ['*', '所有请求'],
    ...paths.map((each) => [each, each.replace('/api/miniapp/', '')]),
  ]);
  const kind = select(
    '故障',
    seen.faultKinds.map((each) => [each]),
  );
  const times = h('input', { 'aria-label': '次数，-1 表示一直', type: 'number', value: '1', class: 'times' });
  const latency = h('input', { 'aria-label': '延迟毫秒', type: 'number', value: '2000', class: 'times' });
  const order = (what) => async () => {
    const chosen = what();
    await control('fault', { path: path.value, kind: chosen, times: Number(times.value) });
    return `接下来 ${path.value} 会 ${chosen}`;
  };
  const setOffline = () => {
    window.__qaOffline = !window.__qaOffline;
    sessionStorage.setItem('qaOffline', window.__qaOffline ? 'on' : 'off');
    dispatchEvent(new Event(window.__qaOffline ? 'offline' : 'online'));
    return window.__qaOffline ? '已断网' : '已联网';
  };
  const mend = async () => {
    await control('qaMend');
    return '故障都撤销了';
  };
  const ordered = seen.faults.map(({ path: where, kind: what, times: left }) =>
    h('p', {}, `${where} ${what} ×${left}`),
  );
  return section(
    `故障${seen.faults.length > 0 ? `（${seen.faults.length}）` : ''}`,
    row(path, kind, times),
    row(
      latency,
      action(
        '设置延迟',
        order(() => `slow:${latency.value}`),
        { tell },
      ),
    ),
    row(
      action(
        '设置故障',
        order(() => kind.value),
        { tell },
      ),
      action('全部撤销', mend, { tell }),
      action('断网或联网', setOffline, { tell }),
    ),
    ...ordered,
  );
}

/** Numbers of orders in what this screen has asked and been answered, the newest first. */
function orderNumbers(calls) {
  const text = calls
    .slice(0, 20)
    .map(({ url, asked, answer }) => `${url} ${JSON.stringify(asked)} ${answer}`)
    .join(' ');
  return [...new Set([...text.matchAll(/orderNo(?:=|\\?"\s*:\s*\\?")([A-Z]\w+)/g)].map(([, each]) => each))];
}

export function orderSection(calls, tell) {
  const orderNo = select(
    '订单',
    orderNumbers(calls).map((each) => [each]),
  );
  const ask = (name, body) => async () => {
    await control(name, { orderNo: orderNo.value, ...body });
    reload();
  };
  return section(
    '订单、支付和售后',
    row(orderNo),
    row(...RESULTS.map(([result, text]) => action(`支付${text}`, ask('pay', { result }), { tell }))),
    row(
      action('包裹前进一步', ask('parcel', {}), { tell }),
      action('售后通过', ask('aftersale', { deed: 'approve' }), { tell }),
      action('售后拒绝', ask('aftersale', { deed: 'reject' }), { tell }),
    ),
  );
}

function decision(text, deeds, tell) {
  const buttons = deeds.map(([word, name, body]) =>
    action(
      word,
      async () => {
        await control(name, body);
        reload();
      },
      { tell },
    ),
  );
  return row(h('p', {}, text), ...buttons);
}

export function decisionSection({ comments, applications, joins, rewards, prizes, persona }, tell) {
  const prize = select(
    '下一次抽中',
    prizes.map(({ prizeId, name }) => [prizeId, name]),
  );
  const force = async () => {
    await control('draw', { prizeId: prize.value });
    return '下一次抽奖会抽中它';
  };
  return section(
    '审核、报名、发货、抽奖',
    ...comments.map(({ commentId, content }) =>
      decision(
        `评论：${content.slice(0, 20)}`,
        [
          ['通过', 'approve', { commentId }],
          ['不通过', 'reject', { commentId, reason: '内容与活动无关' }],
        ],
        tell,
      ),
    ),
    ...applications.map(({ applyId, studyId, status }) =>
      decision(
        `研究报名 ${studyId}：${status}`,
        [
          ['通过', 'study', { applyId, deed: 'approve' }],
          ['不通过', 'study', { applyId, deed: 'reject' }],
        ],
        tell,
      ),
    ),
    ...joins.map(({ joinId, code, packageId }) =>
      decision(
        `活动候补 ${code} ${packageId ?? ''}`,
        [
          ['给名额', 'join', { joinId, deed: 'approve' }],
          ['不给', 'join', { joinId, deed: 'reject' }],
        ],
        tell,
      ),
    ),
    ...rewards.map(({ rewardId, name }) => decision(`奖励：${name}`, [['发货', 'ship', { rewardId }]], tell)),
    row(prize, action('设为下一个奖品', force, { tell })),
    ...(persona === null ? [] : [decision('邀请好友', [['主办方送 50 积分', 'invite', { persona }]], tell)]),
  );
}

export function featureSection({ features }, tell) {
  const turn = (name, on) => async () => {
    await control('feature', { name, on });
    reload();
  };
  return section(
    '开关',
    row(
      ...Object.entries(features).map(([name, on]) =>
        action(FEATURES[name] ?? name, turn(name, !on), { tell, pressed: on }),
      ),
    ),
  );
}

async function save() {
  const { file } = await control('qaSave');
  const bytes = Uint8Array.from(atob(file), (each) => each.charCodeAt(0));
  const link = h('a', { href: URL.createObjectURL(new Blob([bytes])), download: `mock-${Date.now()}.state` });
  link.click();
  return '数据文件已下载';
}

async function load(input) {
  const bytes = new Uint8Array(await input.files[0].arrayBuffer());
  await control('qaLoad', { file: btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join('')) });
  sessionStorage.removeItem('loginInfo');
  reload();
}

async function reset() {
  await control('reset');
  sessionStorage.removeItem('loginInfo');
  reload();
}

export function dataSection(tell) {
  const input = h('input', { type: 'file', 'aria-label': '数据文件' });
  input.addEventListener('change', () => load(input).catch((error) => tell(error.message)));
  return section('数据', row(action('全部重置', reset, { tell }), action('保存为文件', save, { tell })), row(input));
}
