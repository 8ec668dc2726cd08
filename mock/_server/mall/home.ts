import { allCampaigns, phaseOf } from '../campaign/registry';
import { STORES } from '../codes/stores';
import type { GuestContext } from '../handle';
import { refuse } from '../refusal';
import { shownGoods, showRow } from './goods';

import { CATEGORIES, needGood, stockOf } from './store';

/** Doors of the home screen in their order; the app leaves out what it has no screen for. */
const ICONS = [
  { key: 'draw', name: '抽奖', route: '/activity/nursing-care/play' },
  { key: 'orders', name: '兑换记录', route: '/schedule/points-mall/order-list' },
  { key: 'equityDay', name: '权益日', route: '/equity-day' },
  { key: 'activity', name: '活动', route: '/activity' },
  { key: 'course', name: '课程', route: '/course-list' },
  { key: 'card', name: '会员卡', route: '/membership-card' },
  { key: 'coupons', name: '卡券', route: '/coupon-list' },
  { key: 'nursingCare', name: '护理活动', route: '/activity/nursing-care' },
  { key: 'year', name: '年度活动', route: '/activity/year' },
  { key: 'april', name: '组队', route: '/april' },
  { key: 'may', name: '五月', route: '/may' },
  { key: 'spring', name: '春季', route: '/spring-2024' },
  { key: 'sale618', name: '618', route: '/activity-2025-618' },
  { key: 'discount', name: '优选优惠', route: '/preferred-discount' },
  { key: 'skin', name: '皮肤知识', route: '/skin-library' },
  { key: 'keyan', name: '科研招募', route: '/keyan' },
];

const TICKER = [
  { tickerId: 'T1', text: '冬季居家护理课开放预约，会员不另付费', route: '/course-list' },
  {
    tickerId: 'T2',
    text: '安抚小熊在补货，到货前可先设提醒',
    route: '/schedule/points-mall/goods-detail?goodsId=G2001',
  },
  { tickerId: 'T3', text: '雨雪天气，部分地区发货可能晚 1 到 2 天' },
];

const HOT_COUNT = 6;
const HOT_WORDS = ['护手霜', '体温计', '桂花乌龙', '代金券', '新生儿', '手杖', '围巾', '到家'];

export function listCategories({ now }: Pick<GuestContext, 'now'>) {
  const goods = shownGoods(now);
  return CATEGORIES.map(({ categoryId, name }) => ({
    categoryId,
    name,
    count: goods.filter((good) => good.categoryId === categoryId).length,
  }));
}

/** Nobody is led to a campaign that was taken off. */
const isTakenOff = (route: string, now: number) =>
  allCampaigns().some((campaign) => campaign.route === route && phaseOf(campaign, now) === 3);

export function getHome({ user, now }: GuestContext) {
  const hot = shownGoods(now)
    .filter((good) => stockOf(good) > 0)
    .sort((a, b) => b.exchanged - a.exchanged)
    .slice(0, HOT_COUNT);
  return {
    icons: ICONS.filter(({ route }) => !isTakenOff(route, now)).map((icon) => ({ ...icon, badge: 0 })),
    ticker: TICKER,
    categories: listCategories({ now }),
    hot: hot.map((good) => showRow(good, user?.userId, now)),
  };
}

export function listHotWords() {
  return HOT_WORDS;
}

const EARTH_RADIUS_M = 6_371_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

function distanceM(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const chord =
    Math.sin(toRadians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(toRadians(b.lng - a.lng) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(chord)));
}

function positionOf({ lat, lng }: Record<string, string>): { lat: number; lng: number } | undefined {
  if (!lat && !lng) return undefined;
  const position = { lat: Number(lat || Number.NaN), lng: Number(lng || Number.NaN) };
  if (!(Math.abs(position.lat) <= 90) || !(Math.abs(position.lng) <= 180))
    throw refuse.badInput('位置没有取到，请再试一次');
  return position;
}

/** Where a good can be picked up; the nearest first when the position is known. */
export function listStores({ query }: GuestContext) {
  const good = needGood(query.goodsId);
  const position = positionOf(query);
  if (!good.deliver.includes('pickup')) return [];
  return STORES.map(({ lat, lng, ...store }) => ({
    ...store,
    distance: position ? distanceM(position, { lat, lng }) : null,
  })).sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}
