import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const IMPORTED = /(?:from|import\()\s*'([@.][^']*)'/g;

function fileOf(named: string, from: string): string | undefined {
  const base = named.startsWith('@/') ? join('src', named.slice(2)) : join(dirname(from), named);
  return ENDINGS.map((ending) => base + ending).find((path) => existsSync(path) && statSync(path).isFile());
}

/** `import { A, type B } from '…'`, `export { A } from '…'`: the names and where they come from. */
const NAMED = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([@.][^']*)'/g;
/** `(await import('…')).A` */
const LAZY = /import\('([@.][^']*)'\)\)\.(\w+)/g;
const DOOR = /^src\/features\/[^/]+\/index\.ts$/;

const namesIn = (list: string) => list.split(',').map((each) => each.replace(/\btype\b|\bas\b.*/g, '').trim());

/** What a file takes through a door: the files that the door names for it, not everything that the door offers. */
function throughDoor(text: string, door: string, from: string): string[] {
  const named = [...text.matchAll(NAMED)].map(([, names = '', where = '']) => [where, namesIn(names)] as const);
  const lazy = [...text.matchAll(LAZY)].map(([, where = '', name = '']) => [where, [name]] as const);
  const wanted = [...named, ...lazy].flatMap(([where, names]) => (fileOf(where, from) === door ? names : []));
  return [...readFileSync(door, 'utf8').matchAll(NAMED)].flatMap(([, names = '', where = '']) =>
    namesIn(names).some((name) => wanted.includes(name)) ? (fileOf(where, door) ?? []) : [],
  );
}

/** The source files that a file of ours needs, itself included: "src/…" to its text. */
export function sourcesBelow(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || !/\.tsx?$/.test(next)) continue;
    const text = readFileSync(next, 'utf8');
    found.set(next, text);
    for (const [, named = ''] of text.matchAll(IMPORTED)) {
      const imported = fileOf(named, next);
      if (imported === undefined) continue;
      open.push(...(DOOR.test(imported) ? throughDoor(text, imported, next) : [imported]));
    }
  }
  return found;
}
