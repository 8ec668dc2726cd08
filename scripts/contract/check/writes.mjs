// The deeds of `--write`, in the order in which one makes the next possible; what can be taken back is taken back.
import { UNKNOWN } from './reads.mjs';

const A_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What a check must not do even to a test account. */
export const LEFT_OUT = {
  'POST /api/miniapp/user/session/logout': 'ends the session of the check',
  'POST /api/miniapp/user/close/apply': 'closes the account',
  'POST /api/miniapp/user/close/cancel': 'needs an account that is being closed',
  'POST /api/miniapp/user/mobile/code': 'sends a text message to a phone',
  'POST /api/miniapp/user/mobile/bind': 'needs a code that is sent to a phone',
};

const can = (key) => (row) => (row.operate ?? []).some((each) => each.key === key && each.enabled);
const at = (path) => `POST /api/miniapp/${path}`;
const of = (path) => `GET /api/miniapp/${path}`;
const named = (row, name, more = {}) => row && { [name]: row[name], ...more };

/** The first row of a list of rows, with the one value that a deed wants. */
const first =
  (path, name, { fits = () => true, more = {} } = {}) =>
  ({ rows }) =>
    named(rows(of(path)).find(fits), name, more);

/** What an earlier deed has made. */
const made =
  (path, name, more = {}) =>
  ({ answers }) =>
    named(
      answers(at(path)).findLast((data) => data?.[name]),
      name,
      more,
    );

/** The text of a consent as it stands now, agreed to. */
const consent =
  (type) =>
  ({ answers }) =>
    named(
      answers(of('consent/get')).find((data) => data?.type === type),
      'version',
      { type },
    );

const some =
  (name, more = {}) =>
  ({ values }) => {
    const [value] = values(name);
    return value === undefined ? undefined : { [name]: value, ...more };
  };

/** A draw in the first lottery of which the server has told the member's own identity. */
function drawOf({ exchanges }) {
  const [own] = exchanges(of('rank/luck/draw/id'));
  const lottery = exchanges(of('rank/luck/list')).find(({ asked }) => asked.activityId === own?.asked.activityId);
  const { activityId } = own?.asked ?? {};
  return lottery && { activityId, lotteryId: lottery.data.lotteryId, drawUserId: own.data.drawUserId };
}

function taskOf({ answers }) {
  const task = answers(of('points/task/list')).flat().find(can('claim'));
  return named(task, 'taskId');
}

/** `{route, body(pool)}`; without a body nothing of this account can be used for it. */
export const DEEDS = [
  [
    at('address/save'),
    () => ({
      name: '测试',
      mobile: '13800000000',
      areaCodes: ['330000', '330100', '330106'],
      areaText: '浙江省 杭州市 西湖区',
      detail: '文三路 1 号',
      tag: '家',
      isDefault: false,
    }),
  ],
  [at('address/default'), made('address/save', 'addressId')],
  [at('mall/order/create'), made('mall/order/preview', 'previewToken')],
  [at('mall/order/cancel'), made('mall/order/create', 'orderNo', { reason: '不想要了' })],
  [at('address/delete'), made('address/save', 'addressId')],
  [at('points/sign/do'), () => ({})],
  [at('points/sign/remind'), () => ({ on: true })],
  [at('points/task/claim'), taskOf],
  [at('user/setting/save'), () => ({ elder: false })],
  [at('coupon/claim'), first('coupon/center', 'couponId', { fits: can('claim') })],
  [at('coupon/remind'), first('coupon/mine', 'couponId', { more: { on: true } })],
  [at('mall/goods/remind'), some('goodsId', { on: false })],
  [at('notice/read'), first('notice/list', 'noticeId')],
  [at('notice/delete'), first('notice/list', 'noticeId')],
  [at('notice/restore'), first('notice/list', 'noticeId')],
  [at('notice/read/all'), () => ({})],
  [at('text/feedback'), () => ({ key: 'points', helpful: true })],
  [at('consent/accept'), consent('keyan')],
  [at('consent/withdraw'), made('consent/accept', 'consentId')],
  [
    at('family/save'),
    ({ answers }) => {
      const text = answers(of('consent/get')).find((data) => data?.type === 'family');
      return text && { name: '测试', relation: '父亲', consentVersion: text.version };
    },
  ],
  [at('family/remove'), made('family/save', 'memberId')],
  [at('annual/activity/comment/like'), some('commentId', { on: true })],
  [at('annual/activity/comment/like'), some('commentId', { on: false })],
  [at('course/favorite'), some('courseId', { on: true })],
  [at('course/favorite'), some('courseId', { on: false })],
  [at('skin/favorite'), some('articleId', { on: true })],
  [at('skin/favorite'), some('articleId', { on: false })],
  [at('rank/luck/draw'), drawOf],
  [at('upload/image'), () => ({ file: A_PICTURE })],
  [
    at('rank/report'),
    () => ({
      activityId: 99,
      channelName: '',
      channelType: '',
      event: 'view',
      page: '/contract-check',
      ts: Date.now(),
    }),
  ],
  [
    at('client/error/report'),
    () => ({
      release: 'contract-check',
      route: '/',
      code: 'uncaught',
      message: 'a check of the contract',
      frames: [],
    }),
  ],
].map(([route, body]) => ({ route, body }));

const EMPTY = { string: UNKNOWN, boolean: false, number: 0, integer: 0, array: [], object: {} };

const blank = ({ enum: words, const: word, type }) => word ?? words?.[0] ?? EMPTY[[type].flat()[0]] ?? UNKNOWN;

/** A body of the right form that is about nothing there is. */
export function nothingOf({ params }) {
  const needed = params.filter(({ required, name }) => required && name !== 'clientToken');
  return Object.fromEntries(needed.map(({ name, schema }) => [name, blank(schema)]));
}

export const asksForOneThing = ({ params }) => params.some(({ name, required }) => required && /(Id|No)$/.test(name));
export const takesToken = ({ params }) => params.some(({ name }) => name === 'clientToken');

/** The same intent with something else in it, or undefined where there is nothing to change. */
export function changed(body) {
  const isPlain = (value) => ['string', 'boolean', 'number'].includes(typeof value);
  const isKept = (name) => name === 'clientToken' || name === 'expectedUserId';
  const [entry] = Object.entries(body).filter(([name, value]) => isPlain(value) && !isKept(name));
  if (!entry) return undefined;
  const [name, value] = entry;
  const other = { string: () => `${value}x`, boolean: () => !value, number: () => value + 1 }[typeof value]();
  return { ...body, [name]: other };
}
