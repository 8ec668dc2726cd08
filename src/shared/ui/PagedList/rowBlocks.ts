/** Rows that come and go together. */
export const ROWS_A_BLOCK = 10;
/** The height of a block that was never seen, in CSS pixels, when none was. */
const GUESS_PX = 1200;

/** Blocks from `first` to `last`, both included. */
export interface Span {
  first: number;
  last: number;
}

export function blockCount(rowCount: number): number {
  return Math.ceil(rowCount / ROWS_A_BLOCK);
}

/** The rows of a block: from the first to the one behind the last. */
export function spanOf(block: number, rowCount: number): readonly [number, number] {
  return [block * ROWS_A_BLOCK, Math.min((block + 1) * ROWS_A_BLOCK, rowCount)];
}

export function blocksOf({ first, last }: Span): number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
}

/** The height of the blocks from `from` to the one before `to`; one that was never seen is as high as the first. */
export function heightOf(heights: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let block = from; block < to; block += 1) sum += heights[block] ?? heights[0] ?? GUESS_PX;
  return sum;
}

/** The blocks that lie between two heights below the top of the list; at least one. */
export function spanNear(heights: readonly number[], blocks: number, fromPx: number, toPx: number): Span {
  let top = 0;
  let first = 0;
  let last = 0;
  for (let block = 0; block < blocks && top < toPx; block += 1) {
    const height = heightOf(heights, block, block + 1);
    if (top + height <= fromPx && block < blocks - 1) first = block + 1;
    last = block;
    top += height;
  }
  return { first: Math.min(first, last), last };
}
