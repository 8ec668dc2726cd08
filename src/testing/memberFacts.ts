import type { PersonaKey } from '../../mock/_server/users';
import { ask } from './ask';

type Row = Record<string, unknown>;
interface Page {
  recordList: Row[];
  totalPage: number;
  counts: Record<string, number>;
}

export interface OwnedThing {
  title: string;
  /** Until when it can be used or claimed, epoch ms. */
  end: number;
}

/** What is true of a member now, each number from the answer whose business it is. */
export interface MemberFacts {
  available: number;
  frozen: number;
  expiring: { points: number; at: number | null };
  card: { status: string; expireAt: number | null; daysLeft: number | null };
  coupons: { usable: number; expiring: number };
  rights: number;
  /** Of the card, whoever has it. */
  cardRights: number;
  prizes: { claim: number; waiting: number };
  orders: { pay: number; ship: number; receive: number; aftersale: number };
  sign: { streak: number; daily: number; days: number; cost: number; left: number };
  unread: number;
  /** Coupons that can be used and prizes that wait, whose end is the same wherever it is said. */
  ends: OwnedThing[];
  /** What else stands in their lists. */
  titles: string[];
}

export function askAs(as: PersonaKey) {
  const get = async <Data = Row>(path: string, payload: Record<string, string> = {}) => {
    const { code, msg, data } = await ask<Data>(`GET /api/miniapp/${path}`, payload, { as });
    if (code !== 0) throw new Error(`${path}: ${code} ${msg}`);
    return data;
  };
  const pageOf = (path: string, payload: Record<string, string>, currentPage: number) =>
    get<Page>(path, { ...payload, currentPage: String(currentPage), pageSize: '50' });
  /** All pages of a list. */
  const listOf = async (path: string, payload: Record<string, string> = {}) => {
    const first = await pageOf(path, payload, 1);
    const rows = [...first.recordList];
    for (let next = 2; next <= first.totalPage; next += 1) rows.push(...(await pageOf(path, payload, next)).recordList);
    return { rows, counts: first.counts };
  };
  return { get, listOf };
}

/** Titles that stand for one thing only. */
function unique(things: readonly OwnedThing[]): OwnedThing[] {
  return things.filter(({ title }) => things.filter((each) => each.title === title).length === 1);
}

/** Asks the server for everything; it writes nothing down. */
export async function factsOf(as: PersonaKey): Promise<MemberFacts> {
  const { get, listOf } = askAs(as);
  const points = await get<Pick<MemberFacts, 'available' | 'frozen' | 'expiring'>>('points/summary');
  const { my, cards } = await get<{ my: MemberFacts['card']; cards: { rights: Row[] }[] }>('vip/card/list');
  const wallet = await listOf('coupon/mine', { tab: 'usable' });
  const prizes = await listOf('prize/list', { tab: 'all' });
  const held = await get<{ items: Row[]; expiringSoon: Row[] }>('right/mine');
  const sign = await get<{ streak: number; dailyPoints: number; makeup: MemberFacts['sign'] }>('points/sign/status');
  const usable = wallet.rows.filter(({ status }) => status === 'usable');
  const withStatus = (...wanted: string[]) => prizes.rows.filter(({ status }) => wanted.includes(String(status)));
  const toClaim = withStatus('claim');
  const rows = [...wallet.rows, ...prizes.rows, ...held.items, ...held.expiringSoon];
  return {
    available: points.available,
    frozen: points.frozen,
    expiring: points.expiring,
    card: my,
    coupons: { usable: usable.length, expiring: usable.filter(({ daysLeft }) => daysLeft !== undefined).length },
    rights: [...held.items, ...held.expiringSoon].filter((row) => row.kind === 'right' && row.reasonText === undefined)
      .length,
    cardRights: cards[0]?.rights.length ?? 0,
    prizes: {
      claim: toClaim.length,
      waiting: withStatus('processing', 'toShip', 'failed').length,
    },
    orders: await get('mall/order/count'),
    sign: {
      streak: sign.streak,
      daily: sign.dailyPoints,
      days: sign.makeup.days,
      cost: sign.makeup.cost,
      left: sign.makeup.left,
    },
    unread: (await get<{ unread: number }>('user/home')).unread,
    titles: [...new Set(rows.map(({ title, name }) => String(title ?? name)))],
    ends: unique([
      // A midnight is said with the day that ends.
      ...usable.map(({ title, validTo }) => ({ title: String(title), end: Number(validTo) - 1 })),
      ...toClaim.map(({ name, claimBefore }) => ({ title: String(name), end: Number(claimBefore) - 1 })),
    ]),
  };
}
