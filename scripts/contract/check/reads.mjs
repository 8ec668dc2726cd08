// With what every read is asked: most of it follows from the document and from what other calls have told.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib.mjs';

export const UNKNOWN = 'contract-check-unknown';

/** Of one thing so many are asked for. */
const SAMPLES = 2;

/** Of orders, payments and rewards so many: their states differ. */
const CHOSEN_SAMPLES = 8;

const FIXED = { currentPage: 1, pageSize: 20, pageNo: 1, limit: 10 };
const A_BANNER = ['home', 'activity'];
const SOME_TEXTS = ['privacy', 'points'];

/** The words and numbers by which the campaigns of the app are asked for. */
function campaignsOfTheApp() {
  const folder = join(ROOT, 'src/campaigns');
  const files = readdirSync(folder, { recursive: true }).filter((file) => /definition\.ts$/.test(String(file)));
  const texts = files.map((file) => readFileSync(join(folder, String(file)), 'utf8'));
  return texts.flatMap((text) => /^ {2}code: '([^']+)'/m.exec(text)?.[1] ?? []);
}

const biz = (kind) => (row) => ({ orderNo: row.orderNo, biz: kind });

function payments({ rows }) {
  return [
    ...rows('GET /api/miniapp/mall/order/list').map(biz('goods')),
    ...rows('GET /api/miniapp/vip/order/list').map(biz('vip')),
    ...rows('GET /api/miniapp/campaign/order/list').map(biz('campaign')),
  ];
}

const from = (list, name) => (pool) => pool.rows(list).map((row) => ({ [name]: row[name] }));
const withCampaign = () => campaignsOfTheApp().map((code) => ({ code }));
const goodsOrder = from('GET /api/miniapp/mall/order/list', 'orderNo');
const lotteries = ({ answers, rows }) => [
  ...rows('POST /api/demo').map(({ id }) => ({ activityId: Number(id) })),
  ...answers('GET /api/miniapp/campaign/detail').flatMap(({ activityId, lottery }) =>
    lottery ? [{ activityId, lotteryId: lottery.lotteryId }] : [],
  ),
];

/** Where the name of a value does not say which one is meant. */
const CHOSEN = {
  'GET /api/miniapp/bbs/banner/list': () => A_BANNER.map((position) => ({ position })),
  'GET /api/miniapp/text/detail': () => SOME_TEXTS.map((key) => ({ key })),
  'GET /api/miniapp/campaign/detail': withCampaign,
  'GET /api/miniapp/campaign/goods': withCampaign,
  'GET /api/miniapp/campaign/join/mine': withCampaign,
  'GET /api/miniapp/campaign/join/config': withCampaign,
  'GET /api/miniapp/campaign/order/list': withCampaign,
  'GET /api/miniapp/coupon/detail': from('GET /api/miniapp/coupon/mine', 'couponId'),
  'GET /api/miniapp/coupon/code/status': from('GET /api/miniapp/coupon/mine', 'couponId'),
  'GET /api/miniapp/external/getwxconfigparam': ({ base }) => [{ url: `${base}/` }],
  'GET /api/miniapp/mall/order/detail': goodsOrder,
  'GET /api/miniapp/mall/order/express': goodsOrder,
  'GET /api/miniapp/mall/order/result': goodsOrder,
  'GET /api/miniapp/pay/info': payments,
  'GET /api/miniapp/pay/result': payments,
  'GET /api/miniapp/pay/status': payments,
  'GET /api/miniapp/rank/luck/draw/result': () => [{ clientToken: crypto.randomUUID() }],
  'GET /api/miniapp/rank/luck/list': lotteries,
  'GET /api/miniapp/reward/detail': from('GET /api/miniapp/reward/list', 'rewardId'),
  'GET /api/miniapp/vip/order/detail': from('GET /api/miniapp/vip/order/list', 'orderNo'),
  'GET /api/miniapp/vip/order/preview': ({ answers }) =>
    answers('GET /api/miniapp/vip/card/list').flatMap(({ cards = [] }) =>
      cards.flatMap(({ cardId, plans = [] }) => plans.map(({ planId }) => ({ cardId, planId }))),
    ),
  'GET /api/miniapp/right/code/status': ({ values }) =>
    values('rightId').map((rightId) => ({ rightId, code: UNKNOWN })),
  'POST /api/miniapp/address/parse': () => [{ text: '张三 13800000000 浙江省杭州市西湖区文三路 1 号' }],
  'POST /api/miniapp/mall/order/preview': ({ values }) => values('skuId').map((skuId) => ({ skuId, num: 1 })),
};

/** Every value of a parameter that the server has told. */
const toldOf = (name, tag, pool) =>
  name === 'activityId' ? pool.rows('POST /api/demo').map(({ id }) => Number(id)) : pool.values(name, tag);

const wordsOf = ({ enum: words, const: word }) => words ?? (word === undefined ? [] : [word]);

/** One value for each required parameter, or the name of the one that nobody has told. */
function bodyOf(read, pool) {
  const body = {};
  for (const { name, schema } of read.params.filter(({ required }) => required)) {
    const [value] = [FIXED[name], wordsOf(schema)[0], ...(schema.type === 'boolean' ? [true] : [])].filter(
      (each) => each !== undefined,
    );
    const found = value ?? toldOf(name, read.tag, pool)[0];
    if (found === undefined) return { lacks: name };
    body[name] = found;
  }
  return { body };
}

function chosenBodies(read, pool) {
  const chosen = CHOSEN[read.route]?.(pool).slice(0, CHOSEN_SAMPLES);
  if (!chosen) return undefined;
  const rest = read.params.filter(({ name, required }) => required && chosen[0]?.[name] === undefined);
  const { body = {} } = bodyOf({ ...read, params: rest }, pool);
  return chosen.length === 0
    ? { lacks: 'record of this account' }
    : { bodies: chosen.map((each) => ({ ...body, ...each })) };
}

/** Further things of the same kind: each value that was told of the one parameter that is an identity. */
function sampled(read, pool, body) {
  const key = read.params.find(
    ({ name, required, schema }) => required && !FIXED[name] && wordsOf(schema).length === 0,
  );
  if (!key) return [body];
  return toldOf(key.name, read.tag, pool)
    .slice(0, SAMPLES)
    .map((value) => ({ ...body, [key.name]: value }));
}

/** What a read is asked with as a member: `{asked: [{payload, label}]}`, or `{lacks}`. */
export function askedOf(read, pool) {
  const chosen = chosenBodies(read, pool);
  const { lacks, body } = chosen ?? bodyOf(read, pool);
  if (lacks) return { lacks };
  const bodies = chosen ? chosen.bodies : sampled(read, pool, body);
  const [first] = bodies;
  const words = read.params.flatMap(({ name, schema }) => wordsOf(schema).map((word) => [name, word]));
  const others = words
    .filter(([name, word]) => first[name] !== word && (CHOSEN[read.route] === undefined || first[name] === undefined))
    .map(([name, word]) => ({ payload: { ...first, [name]: word }, label: `${name}=${word}` }));
  return { asked: [...bodies.map((payload) => ({ payload, label: '' })), ...others] };
}

/** The same with an identity that cannot exist, where a read asks for one. */
export function unknownOf(read, { payload }) {
  const key = read.params.find(({ name, required }) => required && /(Id|No)$/.test(name) && name !== 'activityId');
  return key && { ...payload, [key.name]: UNKNOWN };
}
