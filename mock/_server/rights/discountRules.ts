import type { Operate } from '../../../src/shared/lib/schema';
import { STORES } from '../codes/stores';
import { grantCoupon } from '../coupon/wallet';
import type { Context, GuestContext } from '../handle';
import { wayToCard } from '../membership/membership';
import { needText, pageOf, refuse } from '../refusal';
import { LEVELS } from './catalog';
import { type DiscountRow, discounts } from './discountStore';
import { levelOf } from './standing';

interface Place {
  lat: number;
  lng: number;
}

/** Metres between two places, good enough within a city. */
export function metresBetween(a: Place, b: Place): number {
  const toRadians = Math.PI / 180;
  const x = (b.lng - a.lng) * toRadians * Math.cos(((a.lat + b.lat) / 2) * toRadians);
  const y = (b.lat - a.lat) * toRadians;
  return Math.round(Math.hypot(x, y) * 6_371_000);
}

function placeOf(query: Record<string, string>): Place | undefined {
  const [lat, lng] = [Number(query.lat ?? ''), Number(query.lng ?? '')];
  if (query.lat === undefined || query.lng === undefined) return undefined;
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw refuse.badInput('位置没有取到，请再试一次');
  return { lat, lng };
}

function storesOf(row: DiscountRow, place: Place | undefined) {
  const stores = STORES.filter(({ storeId }) => row.storeIds.includes(storeId)).map((store) => ({
    storeId: store.storeId,
    name: store.name,
    address: store.address,
    phone: store.phone,
    distance: place ? metresBetween(place, store) : null,
  }));
  return stores.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.name.localeCompare(b.name, 'zh'));
}

function takenBy(userId: string | undefined, row: DiscountRow): string[] {
  return userId === undefined ? [] : (discounts().taken.get(`${userId} ${row.id}`) ?? []);
}

function judge(row: DiscountRow, userId: string | undefined, now: number) {
  if (row.validTo !== null && row.validTo <= now) return { status: 'ended' as const, reasonText: '这项优惠已经结束' };
  if (row.needLevel > 0 && (userId === undefined || levelOf(userId) < row.needLevel))
    return { status: 'locked' as const, reasonText: `${LEVELS[row.needLevel].name}会员可用` };
  if (row.linkType === 'claim' && takenBy(userId, row).length >= row.limitPerUser)
    return { status: 'usedUp' as const, reasonText: `每人限 ${row.limitPerUser} 份，您已领过` };
  return { status: 'open' as const, reasonText: '' };
}

const VERBS: Record<DiscountRow['linkType'], string> = {
  claim: '领取',
  memberCode: '出示会员码',
  url: '去看看',
  mini: '去看看',
  route: '去看看',
};

function buttonOf(
  row: DiscountRow,
  { status, reasonText }: ReturnType<typeof judge>,
  userId: string | undefined,
): Operate {
  switch (status) {
    case 'open':
      return { key: row.linkType, text: VERBS[row.linkType], enabled: true };
    case 'usedUp':
      return { key: 'coupon', text: '看看我的券', enabled: true };
    case 'ended':
      return { key: row.linkType, text: '已结束', enabled: false, reasonText };
    case 'locked':
      return {
        key: row.linkType,
        text: reasonText,
        enabled: false,
        reasonText,
        reasonAction:
          row.needLevel === 2 ? wayToCard(userId) : { text: '看看怎么升级', route: '/schedule/member-rights-center' },
      };
  }
}

function show(row: DiscountRow, userId: string | undefined, place: Place | undefined, now: number) {
  const { storeIds: _ids, templateId: _template, validDays: _days, ...fields } = row;
  const judged = judge(row, userId, now);
  const couponId = takenBy(userId, row).at(-1);
  return {
    ...fields,
    taken: takenBy(userId, row).length,
    needLevelName: row.needLevel === 0 ? '' : LEVELS[row.needLevel].name,
    status: judged.status,
    ...(judged.reasonText === '' ? {} : { reasonText: judged.reasonText }),
    stores: storesOf(row, place),
    ...(couponId === undefined ? {} : { couponId }),
    operate: [buttonOf(row, judged, userId)],
  };
}

export function listDiscounts({ user, query, now }: GuestContext) {
  const { category = 'all', needLevel } = query;
  if (!['own', 'partner', 'all'].includes(category)) throw refuse.badInput('没有这一类优惠，请换一个');
  const place = placeOf(query);
  const rows = discounts()
    .rows.filter((row) => category === 'all' || row.category === category)
    .filter((row) => needLevel === undefined || row.needLevel === Number(needLevel))
    .map((row) => show(row, user?.userId, place, now));
  const nearest = (row: (typeof rows)[number]) => row.stores[0]?.distance ?? Number.MAX_SAFE_INTEGER;
  const isOver = (row: (typeof rows)[number]) => Number(row.status === 'ended');
  rows.sort(
    (a, b) => isOver(a) - isOver(b) || (place ? nearest(a) - nearest(b) : 0) || a.title.localeCompare(b.title, 'zh'),
  );
  return { ...pageOf(rows, query), serverTime: now };
}

export function claimDiscount({ user, body, now }: Context) {
  const id = needText(body.id, '请选择优惠', 40);
  const row = discounts().rows.find((each) => each.id === id);
  if (!row) throw refuse.notFound('没有找到这项优惠，可以看看其他优惠');
  if (row.linkType !== 'claim') throw refuse.badInput('这项优惠不用领取');
  const { status, reasonText } = judge(row, user.userId, now);
  if (status === 'locked') throw refuse.level(reasonText);
  if (status === 'ended') throw refuse.ended(reasonText);
  if (status === 'usedUp') throw refuse.limit(reasonText);
  const { templateId, validDays, validTo, storeIds } = row;
  const own = { storeIds, ...(validTo === null ? {} : { validTo }) };
  const couponId = grantCoupon(user.userId, templateId, validDays, now, own);
  discounts().taken.set(`${user.userId} ${row.id}`, [...takenBy(user.userId, row), couponId]);
  return { couponId };
}
