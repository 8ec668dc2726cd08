import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = join(process.cwd(), 'mock/_server');
/** Of the drawer, and of tests. */
const NOT_FOR_HANDS = /^qa[A-Z]|^(double|explode)$/;

const controls = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [...readFileSync(join(SERVER, file), 'utf8').matchAll(/\bonControl\('([\w-]+)'/g)])
  .map(([, name = '']) => name)
  .filter((name) => !NOT_FOR_HANDS.test(name));

test('every call for QA stands in the table of the README', () => {
  const readme = readFileSync(join(process.cwd(), 'README.md'), 'utf8');
  expect(controls.length).toBeGreaterThan(20);
  expect(controls.filter((name) => !new RegExp(`[/\`]${name}[ \`]`).test(readme))).toEqual([]);
});
