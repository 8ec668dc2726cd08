import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

interface Compilation {
  chunkGroups: { name?: string | null; getFiles(): string[] }[];
}
interface Compiler {
  hooks: { afterEmit: { tap(name: string, done: (compilation: Compilation) => void): void } };
}

/** Where the build reads which files each screen needs. */
export const CHUNK_REPORT = resolve(__dirname, '../node_modules/.cache/chunk-report.json');

/** A webpack plugin that writes the files of every named chunk group: `{ "umi": [...], "src__pages__…": [...] }`. */
export class ChunkReport {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkReport', ({ chunkGroups }) => {
      const named = chunkGroups.flatMap((group) => (group.name ? [[group.name, group.getFiles()] as const] : []));
      mkdirSync(dirname(CHUNK_REPORT), { recursive: true });
      writeFileSync(CHUNK_REPORT, JSON.stringify(Object.fromEntries(named), null, 1));
    });
  }
}
