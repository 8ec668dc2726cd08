const HOUR_MS = 3_600_000;

/** Today at an hour of China's clock, in epoch ms. */
export function todayAt(hour: number): number {
  const midnight = Math.floor((Date.now() + 8 * HOUR_MS) / (24 * HOUR_MS)) * 24 * HOUR_MS - 8 * HOUR_MS;
  return midnight + hour * HOUR_MS;
}
