// Who is there, when it is, where the app runs and how it looks.
import { control, lastCalls, loginInfo, reload } from './ask.js';
import { action, row, section } from './dom.js';

const PERSONAS = [
  ['newcomer', '普通新客'],
  ['member', '会员'],
  ['lapsed', '过期会员'],
  ['elder', '长辈会员'],
];
const HOSTS = [
  ['', '普通浏览器'],
  ['wechat', '微信内'],
  ['mini', '小程序内'],
];
const DAY_MS = 86_400_000;
const MOMENT =
  /^(startAt|endAt|expireAt|validTo|claimBefore|deadline|payExpireAt|reserveExpireAt|nextResetAt|unlockAt)$/;

function momentsIn(value, name = '') {
  if (typeof value === 'number') return MOMENT.test(name) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => momentsIn(each, Array.isArray(value) ? name : key));
}

async function signIn(persona) {
  const info = await control('login', { persona });
  sessionStorage.setItem('loginInfo', JSON.stringify(info));
  reload();
}

async function signOut() {
  await control('qaTake');
  sessionStorage.removeItem('loginInfo');
  reload();
}

/** Another tab has signed somebody else in: the cookie changes, this page does not know. */
async function signInElsewhere() {
  const { persona } = await control('qaSee');
  await control('login', { persona: persona === 'lapsed' ? 'member' : 'lapsed' });
  return `登录态换成了另一位会员，本页仍是尾号 ${String(loginInfo().userId ?? '').slice(-4)}`;
}

export function whoSection(seen, tell) {
  const personas = PERSONAS.map(([key, text]) =>
    action(text, () => signIn(key), { tell, pressed: seen.persona === key }),
  );
  return section(
    '身份',
    row(
      ...personas,
      action('退出登录', signOut, { tell }),
      action('换成别的会员（本页不知道）', signInElsewhere, { tell }),
    ),
  );
}

async function moveTo(now) {
  await control('clock', { now });
  reload();
}

/** The next start or end that the answers of this screen tell of. */
async function toNextMoment() {
  const [{ now }, calls] = await Promise.all([control('qaSee'), lastCalls()]);
  const told = calls.slice(0, 20).filter(({ status, fault }) => status === 200 && fault === '');
  const later = told.flatMap(({ answer }) => momentsIn(JSON.parse(answer))).filter((at) => at > now);
  if (later.length === 0) throw new Error('这个画面没有将来的开始或结束时间');
  await moveTo(Math.min(...later) + 1000);
}

export function clockSection(seen, tell) {
  const shown = new Date(seen.now).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai' });
  return section(
    `时间 ${shown}${seen.isMoved ? '（已改）' : ''}`,
    row(
      action('现在', () => moveTo(null), { tell }),
      action('加 1 天', () => moveTo(seen.now + DAY_MS), { tell }),
      action('到下一个开始或结束', toNextMoment, { tell }),
    ),
  );
}

function keep(store, name, value) {
  if (value) store.setItem(name, value);
  else store.removeItem(name);
  reload();
}

export function hostSection(tell) {
  const present = sessionStorage.getItem('qaHost') ?? '';
  const handed = window.__qaHandedOver ?? [];
  const list = document.createElement('pre');
  const show = () => {
    list.textContent =
      handed.map(({ name, args }) => `${name} ${JSON.stringify(args)}`).join('\n') || '还没有交给宿主的调用';
  };
  show();
  addEventListener('qa-handed-over', show);
  const hosts = HOSTS.map(([key, text]) =>
    action(text, () => keep(sessionStorage, 'qaHost', key), { tell, pressed: present === key }),
  );
  return section('宿主', row(...hosts), list);
}

export function lookSection(tell) {
  const isElder = localStorage.getItem('elderMode') === '1';
  const isCalm = sessionStorage.getItem('qaCalm') === 'on';
  return section(
    '外观',
    row(
      action('长辈版', () => keep(localStorage, 'elderMode', isElder ? '' : '1'), { tell, pressed: isElder }),
      action('减少动态', () => keep(sessionStorage, 'qaCalm', isCalm ? '' : 'on'), { tell, pressed: isCalm }),
    ),
  );
}
