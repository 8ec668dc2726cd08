import { PAY_WINDOW_MS, REFUND_SPAN } from '../../mock/_server/payment/limits';
import { MINUTE } from '../../mock/_server/state';
import type { MemberFacts, OwnedThing } from './memberFacts';

/*
 * What screens say about a member and about the rules, found in their words, each with what it has to be. The words of a
 * screen are its text nodes with "|" between them.
 */

interface Claim {
  what: string;
  /** Its groups are the numbers or days that are said. */
  pattern: RegExp;
  /** What the groups have to be. */
  is: (facts: MemberFacts) => readonly (string | number | null)[];
}

const DAY_SHIFT_MS = 8 * 3_600_000;

/** The day of China of a moment, 2027-03-19. */
function dayOf(at: number | null): string {
  return at === null ? '' : new Date(at + DAY_SHIFT_MS).toISOString().slice(0, 10);
}

/** An end at midnight is of the day that ends. */
const lastMomentOf = (end: number | null) => end && end - 1;
const grouped = (points: number) => points.toLocaleString('en-US');
/** A badge that is not drawn at zero. */
const badge = (name: string) => `${name}(?:\\|，?\\|?(\\d+)(?=\\|))?`;
const said = (count: number) => (count === 0 ? null : count);

const OF_A_MEMBER: readonly Claim[] = [
  { what: 'points', pattern: /可用积分\|(?:积分规则\|)?(-?[\d,]+)\|/g, is: (of) => [grouped(of.available)] },
  { what: 'points before an exchange', pattern: /剩余积分\|([\d,]+)\| →/g, is: (of) => [grouped(of.available)] },
  { what: 'points for a course', pattern: /用积分\|可用 ([\d,]+)，/g, is: (of) => [grouped(of.available)] },
  { what: 'frozen points', pattern: /冻结中\|([\d,]+)\|累计得到/g, is: (of) => [grouped(of.frozen)] },
  {
    what: 'points that expire',
    pattern: /\|([\d,]+) 积分将于 \|(\d{4}-\d\d-\d\d|\d+ 月 \d+ 日)\|/g,
    is: (of) => [grouped(of.expiring.points), nearDay(lastMomentOf(of.expiring.at))],
  },
  {
    what: 'what the member has',
    pattern: /\|([\d,]+)\|积分\|(?:([\d,]+) 将到期\|)?(\d+)\|卡券\|(?:(\d+) 张将到期\|)?(\d+)\|权益\|(\d+)\|奖品\|/g,
    is: ({ available, expiring, coupons, rights, prizes }) => [
      grouped(available),
      said(expiring.points),
      coupons.usable,
      said(coupons.expiring),
      rights,
      prizes.claim + prizes.waiting,
    ],
  },
  {
    what: 'expiry of the level',
    pattern: /当前等级\|有效期至 ?\|(\d{4}-\d\d-\d\d)\|/g,
    is: (of) => [dayOf(of.card.expireAt)],
  },
  { what: 'own rights', pattern: /看我的 (\d+) 项权益/g, is: (of) => [of.rights] },
  {
    what: 'rights of the card',
    pattern: /(?:含 \|?|，|比杏花多 )(\d+)\|? 项(?:权益|\|)/g,
    is: (of) => [of.cardRights],
  },
  {
    what: 'usable and expiring coupons',
    pattern: new RegExp(`${badge('可使用')}\\|${badge('即将过期')}\\|已使用\\|已过期`, 'g'),
    is: ({ coupons }) => [said(coupons.usable), said(coupons.expiring)],
  },
  {
    what: 'prizes to claim and to wait for',
    pattern: new RegExp(`${badge('待领取')}\\|${badge('待发放')}\\|已发放`, 'g'),
    is: ({ prizes }) => [said(prizes.claim), said(prizes.waiting)],
  },
  {
    what: 'orders in the list',
    pattern: new RegExp(
      `全部\\|${['待支付', '待发货', '待收货'].map(badge).join('\\|')}\\|已完成\\|${badge('售后')}`,
      'g',
    ),
    is: ({ orders }) => [orders.pay, orders.ship, orders.receive, orders.aftersale].map(said),
  },
  {
    what: 'expiry of the card',
    pattern: /金杏会员\|(\d{4}-\d\d-\d\d)\| ?到期/g,
    is: (of) => [dayOf(of.card.expireAt)],
  },
  {
    what: 'expiry of the card with a right',
    pattern: /金杏会员 \|?(\d{4}-\d\d-\d\d|\d+ 月 \d+ 日)\|? ?前有效/g,
    is: (of) => [nearDay(of.card.expireAt)],
  },
  {
    what: 'expiry and days of the card',
    pattern: /(?<!续费后)有效期至 ?\|(\d{4}-\d\d-\d\d)\|，?还剩 (\d+) 天/g,
    is: ({ card }) => [dayOf(card.expireAt), card.daysLeft],
  },
  { what: 'days in a row', pattern: /已连签 (\d+) 天/g, is: ({ sign }) => [sign.streak] },
  { what: 'points of a sign-in', pattern: /\|签到 \+(\d+)\|/g, is: ({ sign }) => [sign.daily] },
  {
    what: 'making up for a day',
    pattern: /漏签可在 \|?(\d+)\|? 天内补签，每次 \|?(\d+)\|? 积分，本月还能补 \|?(\d+)\|? 次/g,
    is: ({ sign }) => [sign.days, sign.cost, sign.left],
  },
];

const OF_THE_RULES: readonly Claim[] = [
  {
    what: 'minutes to pay',
    pattern: /(\d+) 分钟[内后][^|。]{0,4}(?:付款|未付款|没付款|取消)/g,
    is: () => [PAY_WINDOW_MS / MINUTE],
  },
  { what: 'days of a refund', pattern: /(\d+ 到 \d+ 个工作日)到账/g, is: () => [REFUND_SPAN] },
];

/** "12 月 18 日", in another year than this with the year. */
function chineseDay(at: number | null, now = Date.now()): string {
  const [year, month, date] = dayOf(at).split('-');
  const inYear = `${Number(month)} 月 ${Number(date)} 日`;
  return dayOf(now).startsWith(`${year}-`) ? inYear : `${year} 年 ${inYear}`;
}

/** A day as it is said near it: without the year in which it is. */
function nearDay(at: number | null): string {
  const said = chineseDay(at);
  return said.includes('年') ? dayOf(at) : said;
}

function misfit({ what, pattern, is }: Claim, words: string, facts: MemberFacts, seen: Set<string>): string[] {
  return [...words.matchAll(pattern)].flatMap((match) => {
    seen.add(what);
    const wanted = is(facts).map(String);
    const found = match.slice(1).map((group) => String(group ?? null));
    return found.join() === wanted.join() ? [] : [`${what}: ${found.join(', ')} instead of ${wanted.join(', ')}`];
  });
}

const END_WORDS = 90;

/** The ends that stand behind a title, up to the next one. */
function endsBehind(words: string, title: string, others: readonly string[]): string[] {
  const places: number[] = [];
  for (let from = words.indexOf(title); from >= 0; from = words.indexOf(title, from + 1)) places.push(from);
  return places.map((place) => {
    const behind = words.slice(place + title.length, place + title.length + END_WORDS);
    const cuts = others.map((other) => behind.indexOf(other)).filter((cut) => cut >= 0);
    return behind.slice(0, Math.min(END_WORDS, ...cuts));
  });
}

function endMisfits({ title, end }: OwnedThing, words: string, facts: MemberFacts, now: number, seen: Set<string>) {
  const others = facts.titles.filter((each) => each !== title);
  const day = dayOf(end);
  const short = day.slice(5);
  return endsBehind(words, title, others).flatMap((behind) => {
    const days = /还有 (\d+) 天到期/.exec(behind);
    const date = /((?:\d{4}-)?\d\d-\d\d)\|? ?前有效/.exec(behind);
    const chinese = /((?:\d+ 年 )?\d+ 月 \d+ 日)(?: \d\d:\d\d)?\|? ?前/.exec(behind);
    if (days ?? date ?? chinese) seen.add('ends of coupons and prizes');
    const wantedDays = String(Math.floor((end - now) / 86_400_000));
    return [
      days && days[1] !== wantedDays ? `${title} ends in ${days[1]} days instead of ${wantedDays}` : '',
      date && date[1] !== day && date[1] !== short ? `${title} ends on ${date[1]} instead of ${day}` : '',
      chinese && chinese[1] !== chineseDay(end, now) ? `${title} ends on ${chinese[1]} instead of ${day}` : '',
    ].filter((problem) => problem !== '');
  });
}

interface Screen {
  now: number;
  /** The coupons and prizes on it are the member's own. */
  isOwn: boolean;
}

/** What of a screen's words is not so. `seen` takes the kinds of what was said. */
export function untruths(
  words: string,
  facts: MemberFacts | undefined,
  { now, isOwn }: Screen,
  seen: Set<string>,
): string[] {
  const nobody = {} as MemberFacts;
  const ofRules = OF_THE_RULES.flatMap((claim) => misfit(claim, words, nobody, seen));
  if (!facts) return ofRules;
  return [
    ...ofRules,
    ...OF_A_MEMBER.flatMap((claim) => misfit(claim, words, facts, seen)),
    ...(isOwn ? facts.ends.flatMap((thing) => endMisfits(thing, words, facts, now, seen)) : []),
  ];
}

/** The kinds of everything that can be said. */
export const ALL_CLAIMS = [...OF_A_MEMBER, ...OF_THE_RULES]
  .map(({ what }) => what)
  .concat('ends of coupons and prizes');
