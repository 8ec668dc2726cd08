import type { DataOf } from '@/request/defineCall';
import type { getGoodsList, MallHome } from './contract';

type GoodsPage = DataOf<typeof getGoodsList>;

/** More than any phone shows of them at first. */
const MOST_KEPT = 8;
/** What of a good depends on who looks at it, as nobody sees it. */
const NOBODYS = { limitPerUser: null, reminded: false, affordable: false, gapPoints: 0, operate: [] };

/** The first goods, without what they are to this member. */
export function goodsForNextVisit(page: GoodsPage): GoodsPage | undefined {
  const recordList = page.recordList.slice(0, MOST_KEPT).map((row) => ({ ...row, ...NOBODYS }));
  return recordList.length > 0 ? { ...page, recordList } : undefined;
}

/** Quick links, news and categories, without what waits for this member behind a link. */
export function homeForNextVisit(home: MallHome): MallHome {
  return { ...home, icons: home.icons.map((icon) => ({ ...icon, badge: 0 })), hot: [] };
}
