import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const IMPORTED = /(?:from|import\()\s*'([@.][^']*)'/g;
/** `import { A, type B } from './x'`, `export { A } from './x'` */
const NAMED = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([@.][^']*)'/g;
/** `(await import('./x')).A` */
const TAKEN = /await import\('([@.][^']*)'\)\)\.(\w+)/g;

function fileOf(named: string, from: string): string | undefined {
  const base = named.startsWith('@/') ? join('src', named.slice(2)) : join(dirname(from), named);
  return ENDINGS.map((ending) => base + ending).find((path) => existsSync(path) && statSync(path).isFile());
}

function namesIn(list: string): string[] {
  return list.split(',').map((name) => name.replace(/^\s*type\s+/, '').trim());
}

/** The names that a text takes from a file; undefined when it takes it as a whole. */
function namesTaken(text: string, named: string): readonly string[] | undefined {
  const listed = [...text.matchAll(NAMED)]
    .filter(([, , from]) => from === named)
    .flatMap(([, list = '']) => namesIn(list));
  const taken = [...text.matchAll(TAKEN)].filter(([, from]) => from === named).map(([, , name = '']) => name);
  const all = [...listed, ...taken];
  return all.length === 0 ? undefined : all;
}

/** The files behind a door that the names come from: the rest of it is left out of the build, too. */
function behindDoor(door: string, names: readonly string[]): string[] {
  return [...readFileSync(door, 'utf8').matchAll(NAMED)]
    .filter(([, list = '']) => namesIn(list).some((name) => names.includes(name)))
    .flatMap(([, , named = '']) => fileOf(named, door) ?? []);
}

/** The files that a file names, doors aside: behind those only what it takes. */
function filesNamedIn(text: string, file: string): string[] {
  return [...text.matchAll(IMPORTED)].flatMap(([, named = '']) => {
    const imported = fileOf(named, file);
    if (imported === undefined) return [];
    const names = imported.endsWith('/index.ts') ? namesTaken(text, named) : undefined;
    return names ? behindDoor(imported, names) : [imported];
  });
}

/** The source files that a file of ours needs, itself included: "src/…" to its text. */
export function sourcesBelow(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || !/\.tsx?$/.test(next)) continue;
    const text = readFileSync(next, 'utf8');
    found.set(next, text);
    open.push(...filesNamedIn(text, next));
  }
  return found;
}
