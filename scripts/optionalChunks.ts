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

/** Where the numbers of parts with such a name begin. Webpack's own end before. */
const FIRST = { told: 80_000, optional: 90_000 };

/**
 * A webpack plugin: parts that are named `optional…` get numbers from 90,000 on, by which src/shell/chunkRecovery.ts knows
 * that nobody waits for them; from 80,000 on those that are named `told…`, without which their caller goes on and says so.
 * Their names would be in the main script.
 */
export class OptionalChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OptionalChunks', ({ hooks }) => {
      hooks.beforeChunkIds.tap('OptionalChunks', (chunks) => {
        const sorted = [...chunks].sort((a, b) => String(a.name).localeCompare(String(b.name)));
        for (const [kind, first] of Object.entries(FIRST)) {
          for (const [place, chunk] of sorted.filter(({ name }) => name?.startsWith(kind)).entries()) {
            chunk.id = first + place;
            chunk.ids = [chunk.id];
          }
        }
      });
    });
  }
}
