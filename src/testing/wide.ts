/** `npm run test:wide` walks through everything, `npm test` through a share of what differs little (docs/decisions/149-what-every-change-is-tested-with.md). */
export const isWide = process.env.WIDE === '1';

/** Whether it is the turn of one of several that differ little: always in a wide run, else in one of `turns` runs. */
export const isOnTurn = (place: number, turns = 2): boolean => isWide || place % turns === 0;
