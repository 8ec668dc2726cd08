import { useElderMode } from '@/shared/lib/elderMode';
import type { Operate } from '@/shared/lib/schema';

const ROOM = 3;
const ROOM_ELDER = 2;

/** Buttons that a member seldom needs and never by accident: always behind 更多, unless nothing else can be done. */
const SELDOM = ['aftersale'];

/**
 * Divides the server's buttons (the main one last) between the foot of a screen and the panel behind 更多. A button that
 * cannot be used needs room for its reason, so it stands in the panel as soon as there is one that can be used.
 *
 * @param room how many buttons stand side by side; 更多 takes the place of one.
 */
export function splitOperate(operate: readonly Operate[], room: number): { shown: Operate[]; rest: Operate[] } {
  const isOrdinary = ({ key }: Operate) => !SELDOM.includes(key);
  const ordinary = operate.some(isOrdinary) ? operate.filter(isOrdinary) : operate;
  const usable = ordinary.filter(({ enabled }) => enabled);
  if (usable.length === operate.length && operate.length <= room) return { shown: usable, rest: [] };
  const shown = usable.length > 0 ? usable.slice(-Math.max(room - 1, 1)) : ordinary.slice(-1);
  return { shown, rest: operate.filter((each) => !shown.includes(each)) };
}

/**
 * Divides the server's buttons (the main one last) by how many fit side by side in the present layout. `isBelow`: 更多
 * stands below the others, and comes behind them.
 */
export function useSplitOperate(operate: readonly Operate[]) {
  const isBelow = useElderMode();
  return { ...splitOperate(operate, isBelow ? ROOM_ELDER : ROOM), isBelow };
}
