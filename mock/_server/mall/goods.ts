import { isCouponFor } from '../coupon/wallet';
import type { GuestContext } from '../handle';
import { dayWords } from '../notice/words';
import { choiceOf, pageOf, refuse } from '../refusal';
import { holdsWords } from '../searchWords';
import { buttonsOf, gapOf, isClosed, isReminded, limitOf, lowestPoints, statusOf } from './judge';
import { CATEGORIES, mall, stockOf } from './store';
import { sweepBeforeLook } from './sweep';
import type { Good } from './types';

function waitingOf(good: Good): number {
  return good.waiting + [...mall().reminders].filter((key) => key.endsWith(` ${good.goodsId}`)).length;
}

/** When there is more of a good; a day that has passed is promised no longer. */
function restockTextOf({ restockText, restockAt }: Good, now: number): string {
  if (restockAt === null) return restockText;
  return now < restockAt ? dayWords(restockAt, now, '补货') : '正在补货';
}

/** What both the row and the detail of a good say. */
export function commonFacts(good: Good, userId: string | undefined, now: number) {
  const cheapest = good.skus.find((sku) => sku.points === lowestPoints(good));
  const gapPoints = gapOf(lowestPoints(good), userId);
  const restockText = restockTextOf(good, now);
  return {
    goodsId: good.goodsId,
    categoryId: good.categoryId,
    name: good.name,
    points: lowestPoints(good),
    cash: cheapest?.cashCents ?? 0,
    stock: stockOf(good),
    status: statusOf(good, now),
    startAt: good.startAt,
    exchanged: good.exchanged,
    limitPerUser: limitOf(good, userId),
    deliver: good.deliver,
    ...(good.tag === '' ? {} : { tag: good.tag }),
    ...(restockText === '' ? {} : { restockText }),
    waiting: waitingOf(good),
    reminded: isReminded(good, userId),
    affordable: gapPoints === 0,
    gapPoints,
    operate: buttonsOf(good, userId, now),
  };
}

export function showRow(good: Good, userId: string | undefined, now: number) {
  return { ...commonFacts(good, userId, now), img: good.gallery[0] ?? '' };
}

type Compare = (a: Good, b: Good) => number;

const SORTS = {
  default: () => 0,
  pointsAsc: (a, b) => lowestPoints(a) - lowestPoints(b),
  pointsDesc: (a, b) => lowestPoints(b) - lowestPoints(a),
  new: (a, b) => b.listedAt - a.listedAt,
  hot: (a, b) => b.exchanged - a.exchanged,
} satisfies Record<string, Compare>;

/** Goods that members see in lists: what is off the shelf is not among them. */
export function shownGoods(now: number): Good[] {
  sweepBeforeLook();
  return mall().goods.filter((good) => !isClosed(good, now));
}

/** Goods that campaigns show, by their name. */
const CAMPAIGNS: Record<string, (good: Good) => boolean> = {
  year: (good) => good.isMemberOnly || good.memberExtra > 0,
  spring: (good) => good.categoryId === 'food' || good.categoryId === 'daily',
  'nursing-care': (good) => good.categoryId === 'service' || good.categoryId === 'elder',
  '618': (good) => good.skus.some((sku) => sku.cashCents > 0),
};

function matches(good: Good, { categoryId, keyword, campaign }: Record<string, string>): boolean {
  if (categoryId && categoryId !== 'all' && good.categoryId !== categoryId) return false;
  if (campaign && !(Object.hasOwn(CAMPAIGNS, campaign) && CAMPAIGNS[campaign]?.(good))) return false;
  const category = CATEGORIES.find((each) => each.categoryId === good.categoryId)?.name ?? '';
  return holdsWords([good.name, good.subtitle, category], keyword);
}

export function listGoods({ user, query, now }: GuestContext) {
  const compare: Compare = SORTS[choiceOf(query.sort, SORTS, 'default', '没有这种排序，请换一个')];
  if ((query.keyword ?? '').length > 40) throw refuse.badInput('搜索的字太多了，请短一点');
  const soldOut = (good: Good) => Number(stockOf(good) === 0);
  const isOnlyAffordable = query.affordable === 'true' && user !== undefined;
  const { couponId } = query;
  const hasPrice = (good: Good) => good.skus.some((sku) => sku.cashCents > 0);
  const rows = shownGoods(now)
    .filter((good) => matches(good, query))
    .filter((good) => !couponId || (hasPrice(good) && isCouponFor(user?.userId, couponId, good.categoryId)))
    .filter((good) => !isOnlyAffordable || buttonsOf(good, user.userId, now)[0]?.enabled === true)
    .sort((a, b) => soldOut(a) - soldOut(b) || compare(a, b));
  const page = pageOf(rows, query);
  return { ...page, recordList: page.recordList.map((good) => showRow(good, user?.userId, now)) };
}
