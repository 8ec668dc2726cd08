import { DAY, defineStore, HOUR, serverNow } from '../state';

export const CODE = 'may';
export const ACTIVITY = 95;

/** Breakfast boxes in all, and those that were given out before the seed. */
export const ALL_BOXES = 300;
const GIVEN_BOXES = 114;

/** How many of those who have claimed a box are listed. */
const LISTED = 20;

const NAMES = ['陈*', '王**', '赵*', '林**', '周**', '吴*', '郑**', '孙*', '欧阳**', '何**'];
const FACES = ['woman', 'grandpa', 'girl', 'man', 'granny', 'adult'];

interface Winner {
  nickname: string;
  avatar: string;
  at: number;
}

function seedWinners(now: number): Winner[] {
  return Array.from({ length: LISTED }, (_, place) => ({
    nickname: NAMES[(place * 3) % NAMES.length] ?? '',
    avatar: `/api/__mock/art/avatar-${FACES[(place * 5) % FACES.length]}.webp`,
    // Within the day since the start.
    at: Math.round(now - HOUR / 2 - (place * 0.8 * DAY) / LISTED),
  }));
}

export const may = defineStore('may', () => ({
  boxesLeft: ALL_BOXES - GIVEN_BOXES,
  /** The tasks that a member had done when it was most, by user: what was earned stays when a new day begins. */
  best: new Map<string, readonly string[]>(),
  /** The records of claimed rewards, by "userId rewardId". */
  claimed: new Map<string, string>(),
  /** Who has claimed a box, the newest first: what members did since the seed, and the seed. */
  claimedBoxes: [] as Winner[],
  seededBoxes: seedWinners(serverNow()),
}));

export function addWinner(winner: Winner): void {
  may().claimedBoxes.unshift(winner);
}

/** Who is listed. The seed's are from before the end, also when QA has set that. */
export function listedWinners(endAt: number): Winner[] {
  const { claimedBoxes, seededBoxes } = may();
  const tooLate = Math.max(0, (seededBoxes[0]?.at ?? 0) - endAt);
  const earlier = Math.ceil(tooLate / DAY) * DAY;
  const seeded = seededBoxes.map((winner) => ({ ...winner, at: winner.at - earlier }));
  return [...claimedBoxes, ...seeded].slice(0, LISTED);
}
