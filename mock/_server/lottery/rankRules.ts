import type { GuestContext } from '../handle';
import { HOUR } from '../state';
import { findUser } from '../users';
import { lottery, RANK_INTERVAL_MS } from './store';

interface Player {
  userId: string;
  nickname: string;
  avatar: string;
  score: number;
}

const SEEDED: ReadonlyArray<readonly [nickname: string, avatar: string, score: number]> = [
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

/** Times drawn before the seed, so that the personas have a place. */
const EARLIER_DRAWS: Readonly<Record<string, number>> = { U1002: 12, U1003: 5, U1004: 12 };

function picture(name: string): string {
  return `/api/__mock/art/avatar-${name}.webp`;
}

export function maskNickname(nickname: string): string {
  const [first = '*', ...rest] = Array.from(nickname);
  return first + '*'.repeat(Math.min(Math.max(rest.length, 1), 2));
}

/** Everybody's score as of `until`. */
function listPlayers(until: number): Player[] {
  const drawn = new Map<string, number>(Object.entries(EARLIER_DRAWS));
  for (const row of lottery().draws) {
    if (row.at <= until) drawn.set(row.userId, (drawn.get(row.userId) ?? 0) + 1);
  }
  const members = [...drawn].flatMap(([userId, score]) => {
    const user = findUser(userId);
    return user ? [{ userId, nickname: maskNickname(user.nickname), avatar: user.avatar, score }] : [];
  });
  const seeded = SEEDED.map(([nickname, avatar, score], index) => ({
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

export function describeRank({ user, query, now }: GuestContext) {
  const limit = Math.min(Math.max(Math.trunc(Number(query.limit)) || 5, 1), 50);
  const computedAt = Math.floor(now / RANK_INTERVAL_MS) * RANK_INTERVAL_MS;
  const ranked = rankPlayers(listPlayers(computedAt));
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
      gapToNext: mine && better ? better.score - mine.score : null,
    },
  };
}

const EARLIER_WINS: ReadonlyArray<readonly [nickname: string, prizeName: string]> = [
  ['李*', '¥30.00 护理券'],
  ['陈**', '50 积分'],
  ['郑*', '乌龙茶礼盒'],
  ['林**', '¥3.00 加购券'],
  ['黄**', '10 积分'],
  ['苏*', '上门护理一次'],
  ['梁**', '¥30.00 护理券'],
  ['蔡*', '洗护礼盒'],
];

/** The latest winners, newest first; losses are nobody's business. */
export function listWinners({ query, now }: GuestContext) {
  const limit = Math.min(Math.max(Math.trunc(Number(query.limit)) || 10, 1), 30);
  const fresh = lottery()
    .draws.filter((row) => row.answer.won)
    .slice(-limit)
    .reverse()
    .map((row) => ({
      nickname: maskNickname(findUser(row.userId)?.nickname ?? '*'),
      prizeName: row.answer.name,
      at: row.at,
    }));
  const earlier = EARLIER_WINS.map(([nickname, prizeName], index) => ({
    nickname,
    prizeName,
    at: now - Math.round((index + 1) * 0.4 * HOUR),
  }));
  return [...fresh, ...earlier].slice(0, limit);
}
