import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

interface Module {
  resource?: string;
  /** What a module that webpack has put together is made of. */
  modules?: Iterable<Module>;
}
interface Chunk {
  files: Iterable<string>;
}
interface Compilation {
  chunks: Iterable<Chunk>;
  chunkGroups: { name?: string | null; getFiles(): string[] }[];
  chunkGraph: { getChunkModules(chunk: Chunk): Module[] };
}
interface Compiler {
  hooks: { afterEmit: { tap(name: string, done: (compilation: Compilation) => void): void } };
}

const ROOT = resolve(__dirname, '..');

/** Where the build reads which files each screen needs. */
export const CHUNK_REPORT = resolve(ROOT, 'node_modules/.cache/chunk-report.json');
/** Where it reads which modules each of those files is made of. */
const MODULE_REPORT = resolve(ROOT, 'node_modules/.cache/module-report.json');

/** `src/…` or `node_modules/…`, each once. */
function pathsOf(modules: Iterable<Module>): string[] {
  const found = [...modules].flatMap(({ resource, modules: inner }) => {
    if (inner) return pathsOf(inner);
    return resource ? [relative(ROOT, resource.replace(/\?.*$/, ''))] : [];
  });
  return [...new Set(found)];
}

function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content, null, 1));
}

/**
 * A webpack plugin that writes the files of every named chunk group: `{ "umi": [...], "src__pages__…": [...] }`, and the
 * modules of every script: `{ "umi.0a1b2c3d.js": ["src/app.tsx", …] }`.
 */
export class ChunkReport {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkReport', ({ chunks, chunkGroups, chunkGraph }) => {
      const named = chunkGroups.flatMap((group) => (group.name ? [[group.name, group.getFiles()] as const] : []));
      write(CHUNK_REPORT, Object.fromEntries(named));
      const modules = [...chunks].flatMap((chunk) => {
        const paths = pathsOf(chunkGraph.getChunkModules(chunk));
        return [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => [file, paths] as const);
      });
      write(MODULE_REPORT, Object.fromEntries(modules));
    });
  }
}
