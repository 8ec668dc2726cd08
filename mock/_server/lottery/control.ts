import { onControl } from '../control';
import { needInteger, needText, refuse } from '../refusal';
import { DAY, serverNow } from '../state';
import { lottery } from './store';

// `activityId` and `lotteryId` name another lottery than that of the spec's own activity.

/** QA's order: the next draw gives this prize; for one member only when `userId` is given. */
export function forcePrize({ prizeId, userId, ...asked }: Record<string, unknown>) {
  const wanted = needText(prizeId, '缺少 prizeId', 64);
  const store = lottery(asked);
  if (!store.prizes.some((prize) => prize.prizeId === wanted)) throw refuse.notFound('没有这个奖品');
  store.forced.push({ prizeId: wanted, userId: typeof userId === 'string' ? userId : undefined });
  return { prizeId: wanted };
}

/** When a lottery begins that is in this phase at this moment, counted from it. */
const STARTS: Readonly<Record<string, number>> = { notStarted: DAY, running: -20 * DAY, ended: -30 * DAY };

function setPhase(store: ReturnType<typeof lottery>, phase: unknown): void {
  const start = typeof phase === 'string' && Object.hasOwn(STARTS, phase) ? STARTS[phase] : undefined;
  if (start === undefined) throw refuse.badInput(`阶段只能是 ${Object.keys(STARTS).join(' ')}`);
  store.startAt = serverNow() + start;
  store.endAt = store.startAt + (phase === 'ended' ? 29 : 30) * DAY;
}

/**
 * QA's order: phase of the lottery (notStarted, running, ended), all prizes gone, what a draw costs, the generator's
 * seed.
 */
export function changeLottery({ phase, prizesGone, costPoints, seed, ...asked }: Record<string, unknown>) {
  const store = lottery(asked);
  const cost = costPoints === undefined ? store.costPoints : needInteger(costPoints, '积分数量不对', 0);
  if (phase !== undefined) setPhase(store, phase);
  store.costPoints = cost;
  if (prizesGone === true) for (const prize of store.prizes) if (prize.type !== 'none') prize.left = 0;
  if (typeof seed === 'number') store.rngState = Math.trunc(seed);
  return { startAt: store.startAt, endAt: store.endAt };
}

onControl('draw', forcePrize);
onControl('lottery', changeLottery);
