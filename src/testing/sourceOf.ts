import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const IMPORTED = /(?:from|import\()\s*'([@.][^']*)'/g;

function fileOf(named: string, from: string): string | undefined {
  const base = named.startsWith('@/') ? join('src', named.slice(2)) : join(dirname(from), named);
  return ENDINGS.map((ending) => base + ending).find((path) => existsSync(path) && statSync(path).isFile());
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
      if (imported !== undefined) open.push(imported);
    }
  }
  return found;
}
