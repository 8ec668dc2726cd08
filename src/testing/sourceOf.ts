import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const IMPORTED = /(?:from|import\()\s*'([@.][^']*)'/g;
/** `import { A, type B } from '@/features/x'`, `(await import('@/features/x')).A` */
const ENTERED = /(?:import (type )?\{([^}]*)\} from |\(await import\()'(@\/features\/[\w-]+)'(?:\)\)\.(\w+))?/g;
/** `export { A, type B } from './components/A'` */
const OFFERED = /export (?:type )?\{([^}]*)\} from '([^']+)'/g;

function fileOf(named: string, from: string): string | undefined {
  const base = named.startsWith('@/') ? join('src', named.slice(2)) : join(dirname(from), named);
  return ENDINGS.map((ending) => base + ending).find((path) => existsSync(path) && statSync(path).isFile());
}

/** The names of a list in braces that bring code. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** The files behind a feature's door that hold these names: who enters by it needs no more of the feature. */
function filesBehind(door: string, names: readonly string[]): string[] {
  return [...readFileSync(door, 'utf8').matchAll(OFFERED)].flatMap(([, list = '', named = '']) => {
    const file = namesIn(list).some((name) => names.includes(name)) ? fileOf(named, door) : undefined;
    return file === undefined ? [] : [file];
  });
}

function enteredFiles(text: string, from: string): string[] {
  return [...text.matchAll(ENTERED)].flatMap(([, onlyTypes, list = '', feature = '', part = '']) => {
    const door = fileOf(feature, from);
    return door === undefined || onlyTypes ? [] : filesBehind(door, [...namesIn(list), part]);
  });
}

function importedFiles(text: string, from: string): string[] {
  const direct = [...text.matchAll(IMPORTED)]
    .map(([, named = '']) => named)
    .filter((named) => !/^@\/features\/[\w-]+$/.test(named))
    .flatMap((named) => fileOf(named, from) ?? []);
  return [...direct, ...enteredFiles(text, from)];
}

/** The source files that a file of ours needs, itself included: "src/…" to its text. */
export function sourcesBelow(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || !/\.tsx?$/.test(next)) continue;
    const text = readFileSync(next, 'utf8');
    found.set(next, text);
    open.push(...importedFiles(text, next));
  }
  return found;
}
