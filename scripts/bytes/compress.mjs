import { brotliCompressSync, constants } from 'node:zlib';

/**
 * From here on a file is worth every try, and as large as a block: it is the page or the main script. Another name in it
 * misleads the compressor by a hundred bytes.
 */
const LARGE = 2 ** 16;
/** How much goes into one block, as a power of two; 0 leaves it to the compressor. */
const BLOCKS = [0, 17];
/** How far back what is repeated lies is written in ways that suit one file or another: bits at its end, numbers for short ones. */
const DISTANCES = [
  { postfix: 0, direct: 0 },
  { postfix: 1, direct: 12 },
  { postfix: 0, direct: 15 },
  { postfix: 0, direct: 1 },
  { postfix: 1, direct: 1 },
  { postfix: 2, direct: 4 },
];
const ENOUGH = 3;

function triesFor({ length }) {
  if (length < LARGE) return DISTANCES.slice(0, ENOUGH).map((distance) => ({ block: 0, ...distance }));
  return BLOCKS.flatMap((block) => DISTANCES.map((distance) => ({ block, ...distance })));
}

function compress(bytes, { block, postfix, direct }) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct * 2 ** postfix,
    },
  });
}

/** As the files are served: the smallest of what several settings come to. */
export function brotli(content) {
  const bytes = Buffer.from(content);
  const tries = triesFor(bytes).map((settings) => compress(bytes, settings));
  return tries.reduce((best, each) => (each.length < best.length ? each : best));
}

/** In one way, for sizes that are compared with each other: another one for each would add its luck to what is compared. */
export function brotliOnce(content) {
  const [distance] = DISTANCES;
  return compress(Buffer.from(content), { block: 0, ...distance });
}
