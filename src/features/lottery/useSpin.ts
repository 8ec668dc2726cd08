import { useLatest } from 'ahooks';
import { type RefObject, useEffect, useRef } from 'react';
import { litCellAt, planSpin, REST_MS, SPIN_MS } from './spinPlan';

/** Column and row of each cell of the ring, clockwise from the upper left. */
const PLACES: ReadonlyArray<readonly [column: number, row: number]> = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
];
const GAP_PX = 8;

/** Moves the light, which is as large as a cell. A transform alone: nothing is laid out or painted anew. */
function place(light: HTMLElement | null, cell: number): void {
  const [column, row] = PLACES[cell] ?? [0, 0];
  const shift = (steps: number) => `calc(${steps * 100}% + ${steps * GAP_PX}px)`;
  if (light) light.style.transform = `translate(${shift(column)}, ${shift(row)})`;
}

/**
 * Runs the light to `target` and says when it has rested there. The time decides, not the number of frames: a page that
 * was hidden meanwhile shows the end at once. Without a target the light stays where it is.
 */
export function useSpin(target: number | undefined, onLanded: () => void): RefObject<HTMLElement> {
  const light = useRef<HTMLElement>(null);
  const lit = useRef(0);
  const latestOnLanded = useLatest(onLanded);

  useEffect(() => {
    if (target === undefined) return undefined;
    const plan = planSpin(lit.current, target);
    const startedAt = performance.now();
    place(light.current, lit.current);
    let frame = requestAnimationFrame(function step() {
      const elapsedMs = performance.now() - startedAt;
      const cell = litCellAt(plan, elapsedMs) ?? target;
      if (cell !== lit.current) place(light.current, cell);
      lit.current = cell;
      if (elapsedMs >= SPIN_MS + REST_MS) latestOnLanded.current();
      else frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return light;
}
