import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '..');
const EXAMPLES = join(ROOT, '../../scripts/contract/examples.json');

const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /(?<!\.test)\.ts$/.test(name) ? [path] : [];
  });

test('whatever names a picture of our own names it where the mock serves it', () => {
  const files = sources(ROOT);
  expect(files.length).toBeGreaterThan(300);
  const astray = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`](\/[\w/-]*art\/)(?=[\w$-])/g)]
      .filter(([, at]) => at !== '/api/__mock/art/')
      .map(([, at]) => `${relative(ROOT, file)}: ${at}`),
  );
  expect(astray).toEqual([]);
});

test('every picture of our own in the answers that the contract shows exists', () => {
  const shown = [...readFileSync(EXAMPLES, 'utf8').matchAll(/"([^"]*\/art\/[^"]*)"/g)].map(
    ([, address]) => address ?? '',
  );
  expect(shown.length).toBeGreaterThan(50);
  const made = new Set(readdirSync(__dirname).map((name) => `/api/__mock/art/${name}`));
  expect(shown.filter((address) => !made.has(address))).toEqual([]);
});
