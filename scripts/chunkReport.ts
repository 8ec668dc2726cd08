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
interface ChunkGroup {
  name?: string | null;
  childrenIterable: Iterable<ChunkGroup>;
  getFiles(): string[];
}
interface Compilation {
  chunks: Iterable<Chunk>;
  chunkGroups: ChunkGroup[];
  chunkGraph: { getChunkModules(chunk: Chunk): Module[] };
}
interface Compiler {
  hooks: { afterEmit: { tap(name: string, done: (compilation: Compilation) => void): void } };
}

const ROOT = resolve(__dirname, '..');
/** Umi's name of the entry. */
const MAIN = 'umi';

/** Where the build reads which files each screen needs. */
export const CHUNK_REPORT = resolve(ROOT, 'node_modules/.cache/chunk-report.json');
/** Where it reads which files each screen may ask for later. */
const LATER_REPORT = resolve(ROOT, 'node_modules/.cache/later-report.json');
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

/** The files of all that a group may load, and of what that may load in turn. */
function laterFiles(group: ChunkGroup, seen = new Set<ChunkGroup>()): string[] {
  const parts = [...group.childrenIterable].filter((part) => !seen.has(part));
  for (const part of parts) seen.add(part);
  return [...new Set(parts.flatMap((part) => [...part.getFiles(), ...laterFiles(part, seen)]))];
}

function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content, null, 1));
}

/**
 * A webpack plugin that writes the files of every named chunk group, `{ "umi": [...], "src__pages__…": [...] }`, beyond the
 * main ones, and the modules of every script: `{ "umi.0a1b2c3d.js": ["src/app.tsx", …] }`, and what every screen may load
 * later.
 */
export class ChunkReport {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ChunkReport', ({ chunks, chunkGroups, chunkGraph }) => {
      const main = chunkGroups.find(({ name }) => name === MAIN)?.getFiles() ?? [];
      // What screens share is in the main script, which is then a file of theirs as well.
      const own = (files: string[]) => files.filter((file) => !main.includes(file));
      const named = chunkGroups.flatMap((group) => (group.name ? [[group.name, own(group.getFiles())] as const] : []));
      write(CHUNK_REPORT, { ...Object.fromEntries(named), [MAIN]: main });
      const screens = chunkGroups.filter(({ name }) => name?.startsWith('src__pages__'));
      write(LATER_REPORT, Object.fromEntries(screens.map((group) => [group.name, own(laterFiles(group))])));
      const modules = [...chunks].flatMap((chunk) => {
        const paths = pathsOf(chunkGraph.getChunkModules(chunk));
        return [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => [file, paths] as const);
      });
      write(MODULE_REPORT, Object.fromEntries(modules));
    });
  }
}
