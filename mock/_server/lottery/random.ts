/** A seedable generator (mulberry32): the same state gives the same numbers. Returns a fraction in [0, 1). */
export function nextRandom(holder: { rngState: number }): number {
  holder.rngState = (holder.rngState + 0x6d2b79f5) | 0;
  let mixed = Math.imul(holder.rngState ^ (holder.rngState >>> 15), 1 | holder.rngState);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Chooses by odds that sum to 1; `fraction` is in [0, 1). What rounding leaves over falls to the last entry. */
export function pickByOdds<T extends { odds: number }>(entries: readonly T[], fraction: number): T {
  let sum = 0;
  for (const entry of entries) {
    sum += entry.odds;
    if (fraction < sum) return entry;
  }
  const last = entries.at(-1);
  if (!last) throw new Error('nothing to pick from');
  return last;
}
