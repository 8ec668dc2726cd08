/** Numbers from 0 to below 1 that follow from the first one (xorshift, 32 bits). */
export function numbersFrom(first: number): () => number {
  let state = first | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
