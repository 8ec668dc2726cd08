import { brotliCompressSync, constants } from 'node:zlib';

/** How much goes into one block, as a power of two; 0 leaves it to the compressor, which another name in a file misleads. */
const BLOCKS = [0, 17];

/** As the files are served: the smallest of what blocks of several sizes come to. */
export function brotli(content) {
  const bytes = Buffer.from(content);
  const tries = BLOCKS.map((block) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
      },
    }),
  );
  return tries.reduce((best, each) => (each.length < best.length ? each : best));
}
