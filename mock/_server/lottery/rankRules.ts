import { activityIdOf, MAIN_ACTIVITY, YEAR_ACTIVITY } from '../activity/rules';
import type { GuestContext } from '../handle';
import { maskName } from '../masks';
import { choiceOf } from '../refusal';
import { HOUR } from '../state';
import { findUser } from '../users';
import { lotteries, lottery, phaseOf, RANK_INTERVAL_MS } from './store';

interface Player {
  userId: string;
  nickname: string;
  avatar: string;
  score: number;
}

type Seeded = ReadonlyArray<readonly [nickname: string, avatar: string, score: number]>;

const SEEDED: Seeded = [
  ['周**', 'woman', 52],
  ['何*', 'man', 46],
  ['吴**', 'grandpa', 41],
  ['赵*', 'girl', 38],
  ['孙**', 'adult', 38],
  ['马**', 'granny', 35],
  ['欧**', 'woman', 33],
  ['许*', 'man', 33],
  ['邓**', 'girl', 30],
  ['沈*', 'adult', 27],
  ['罗**', 'woman', 24],
  ['贺**', 'man', 21],
  ['丁*', 'granny', 18],
  ['方**', 'grandpa', 14],
];

const YEAR_SEEDED: Seeded = [
  ['何*', 'man', 6],
  ['罗**', 'woman', 2],
];

/** Who had drawn before the seed, by activity: others, and the personas, so that they have a place. */
const EARLIER: Readonly<Record<number, { others: Seeded; members: Readonly<Record<string, number>> }>> = {
  [MAIN_ACTIVITY]: { others: SEEDED, members: { U1002: 12, U1003: 5, U1004: 12 } },
  [YEAR_ACTIVITY]: { others: YEAR_SEEDED, members: {} },
};

function picture(name: string): string {
  return `/api/__mock/art/avatar-${name}.webp`;
}

/** Everybody's score in the lotteries of an activity as of `until`. */
function listPlayers(activityId: number, until: number): Player[] {
  const ofActivity = lotteries().filter((each) => each.activityId === activityId);
  if (ofActivity.every((each) => phaseOf(each, until) === 0)) return [];
  const { others, members: earlier } = EARLIER[activityId] ?? { others: [], members: {} };
  const drawn = new Map(Object.entries(earlier));
  const draws = ofActivity.flatMap((each) => each.draws);
  for (const row of draws) {
    if (row.at <= until) drawn.set(row.userId, (drawn.get(row.userId) ?? 0) + 1);
  }
  const members = [...drawn].flatMap(([userId, score]) => {
    const user = findUser(userId);
    return user ? [{ userId, nickname: maskName(user.nickname), avatar: user.avatar, score }] : [];
  });
  const seeded = others.map(([nickname, avatar, score], index) => ({
    userId: `seed-${index}`,
    nickname,
    avatar: picture(avatar),
    score,
  }));
  return [...seeded, ...members].sort((a, b) => b.score - a.score);
}

/** Equal scores share a place and the places after them are left out: 1, 2, 2, 4. */
export function rankPlayers<T extends { score: number }>(
  players: readonly T[],
): (T & { rank: number; tied: boolean })[] {
  return players.map((player) => ({
    ...player,
    rank: players.filter((other) => other.score > player.score).length + 1,
    tied: players.filter((other) => other.score === player.score).length > 1,
  }));
}

/** Where nothing is drawn any longer nobody lacks draws to the next place. */
const isOver = (activityId: number, now: number) =>
  lotteries().every((each) => each.activityId !== activityId || phaseOf(each, now) >= 2);

/** What is counted. */
const RANKS = { draw: true };

export function describeRank({ user, query, now }: GuestContext) {
  choiceOf(query.type, RANKS, 'draw', '没有这种排行，请换一个');
  const limit = Math.min(Math.max(Math.trunc(Number(query.limit)) || 5, 1), 50);
  const computedAt = Math.floor(now / RANK_INTERVAL_MS) * RANK_INTERVAL_MS;
  const activityId = activityIdOf(query);
  const ranked = rankPlayers(listPlayers(activityId, computedAt));
  const rows = ranked.slice(0, limit).map(({ userId, ...row }) => row);
  if (!user) return { computedAt, rows };
  const mine = ranked.find((row) => row.userId === user.userId);
  const better = ranked.filter((row) => row.score > (mine?.score ?? 0)).at(-1);
  return {
    computedAt,
    rows,
    me: {
      rank: mine?.rank ?? null,
      tied: mine?.tied ?? false,
      avatar: user.avatar,
      score: mine?.score ?? 0,
      gapToNext: mine && better && !isOver(activityId, now) ? better.score - mine.score : null,
    },
  };
}

/** The latest winners, newest first; losses are nobody's business. */
export function listWinners({ query, now }: GuestContext) {
  const limit = Math.min(Math.max(Math.trunc(Number(query.limit)) || 10, 1), 30);
  const store = lottery(query);
  // Nobody has won in what has not begun.
  if (phaseOf(store, now) === 0) return [];
  const { draws, earlierWins } = store;
  const fresh = draws
    .filter((row) => row.answer.won)
    .slice(-limit)
    .reverse()
    .map((row) => ({
      nickname: maskName(findUser(row.userId)?.nickname ?? '*'),
      prizeName: row.answer.name,
      at: row.at,
    }));
  const earlier = earlierWins.map(([nickname, prizeName], index) => ({
    nickname,
    prizeName,
    at: now - Math.round((index + 1) * 0.4 * HOUR),
  }));
  return [...fresh, ...earlier].slice(0, limit);
}
