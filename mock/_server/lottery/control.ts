import type { GuestContext } from '../handle';
import { needText, refuse } from '../refusal';
import { DAY } from '../state';
import { lottery } from './store';

/** QA's order: the next draw gives this prize; for the signed-in member only, when there is one. */
export function forcePrize({ body, user }: GuestContext) {
  const prizeId = needText(body.prizeId, '缺少 prizeId', 64);
  const store = lottery();
  if (!store.prizes.some((prize) => prize.prizeId === prizeId)) throw refuse.notFound('没有这个奖品');
  store.forced.push({ prizeId, userId: user?.userId });
  return { prizeId };
}

/** QA's order: phase of the lottery (notStarted, running, ended), all prizes gone, the generator's seed. */
export function changeLottery({ body, now }: GuestContext) {
  const store = lottery();
  const start = { notStarted: now + DAY, running: now - 20 * DAY, ended: now - 30 * DAY }[String(body.phase)];
  if (start !== undefined) {
    store.startAt = start;
    store.endAt = start + (body.phase === 'ended' ? 29 : 30) * DAY;
  }
  if (body.prizesGone === true) for (const prize of store.prizes) if (prize.type !== 'none') prize.left = 0;
  if (typeof body.seed === 'number') store.rngState = Math.trunc(body.seed);
  return { startAt: store.startAt, endAt: store.endAt };
}
