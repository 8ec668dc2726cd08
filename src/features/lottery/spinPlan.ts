/** Cells of the nine-grid's ring. */
export const CELL_COUNT = 8;
/** The whole run of the light, in ms; with the pause after it a draw stays below four seconds. */
export const SPIN_MS = 3000;
/** How long the light rests on its cell before the result shows, in ms. */
export const REST_MS = 400;

const LAPS = 3;
const FAST_STEPS = 8;
const SLOWING = 2.6;

/** Where the light is at a moment of its run: `endsAtMs` counts from the start. */
export interface SpinStep {
  cell: number;
  endsAtMs: number;
}

/**
 * Plans the run of the light from one cell to another: always forwards, three laps and the rest, eight even steps and
 * then ever slower ones, `SPIN_MS` in all. The last step is the target.
 */
export function planSpin(from: number, target: number): SpinStep[] {
  const distance = (((target - from) % CELL_COUNT) + CELL_COUNT) % CELL_COUNT;
  const count = LAPS * CELL_COUNT + distance;
  const weights = Array.from({ length: count }, (_, index) => {
    const late = Math.max(index - FAST_STEPS + 1, 0) / (count - FAST_STEPS);
    return 1 + SLOWING * late ** 2;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return weights.map((weight, index) => {
    sum += weight;
    return { cell: (from + index + 1) % CELL_COUNT, endsAtMs: (sum / total) * SPIN_MS };
  });
}

/** The cell that is lit after `elapsedMs`; the target once the run is over. */
export function litCellAt(plan: readonly SpinStep[], elapsedMs: number): number | undefined {
  return (plan.find((step) => elapsedMs < step.endsAtMs) ?? plan[plan.length - 1])?.cell;
}
