interface Chunk {
  name?: string | null;
  id: string | number | null;
  ids: (string | number)[] | null;
}
interface Compilation {
  hooks: { beforeChunkIds: { tap(name: string, done: (chunks: Iterable<Chunk>) => void): void } };
}
interface Compiler {
  hooks: { compilation: { tap(name: string, done: (compilation: Compilation) => void): void } };
}

/** Webpack's own numbers end before. */
const FIRST = 90_000;

/**
 * A webpack plugin: parts that are named `optional…` get numbers from 90,000 on, by which src/shell/chunkRecovery.ts knows
 * that nobody waits for them. Their names would be in the main script.
 */
export class OptionalChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OptionalChunks', ({ hooks }) => {
      hooks.beforeChunkIds.tap('OptionalChunks', (chunks) => {
        const optional = [...chunks].filter(({ name }) => name?.startsWith('optional'));
        optional.sort((a, b) => String(a.name).localeCompare(String(b.name)));
        for (const [place, chunk] of optional.entries()) {
          chunk.id = FIRST + place;
          chunk.ids = [chunk.id];
        }
      });
    });
  }
}
