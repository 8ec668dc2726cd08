import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '..');
/** Options of the plugins that the build leaves out. */
const LEFT_OUT =
  /\b(debounce\w+|throttle\w+|cacheKey|cacheTime|staleTime|setCache|getCache|retry\w+|loadingDelay|refreshOnWindowFocus|focusTimespan)\b/;

const users = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^\.umi|^shims/.test(file))
  .filter((file) => /\buseRequest\b.*from 'ahooks/.test(readFileSync(join(SRC, file), 'utf8')));

test('there are users', () => {
  expect(users).not.toHaveLength(0);
});

test.each(users)('%s uses no plugin that the build leaves out', (file) => {
  expect(readFileSync(join(SRC, file), 'utf8')).not.toMatch(LEFT_OUT);
});
