import { brotliCompressSync, constants } from 'node:zlib';

/** As the files are served. */
export function brotli(content) {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
