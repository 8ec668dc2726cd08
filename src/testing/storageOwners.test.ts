import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SRC = join(process.cwd(), 'src');
/** What is kept belongs to nobody or to a member; these files know which. The last one knows files of the build alone. */
const DOORS = [
  'shared/lib/storage.ts',
  'shared/lib/deviceStorage.ts',
  'session/memberStorage.ts',
  'shared/lib/offlineShell.ts',
];
const PAST_THE_DOORS =
  /\b(?:local|session)Storage\b|\bindexedDB\b|\bcookieStore\b|\bcaches\.|document\.cookie|window\.name\b|\bcreateStore\b/;

function shippedFiles(): string[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
    .filter((file) => !/^(\.umi|testing)|\.test\.tsx?$/.test(file));
}

test('nothing is written to the phone past the stores that know whose it is', () => {
  const files = shippedFiles();
  expect(files.length).toBeGreaterThan(500);
  const strays = files.filter(
    (file) => !DOORS.includes(file) && PAST_THE_DOORS.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(strays).toEqual([]);
});

test.each(DOORS)('%s is one of the places', (file) => {
  expect(readFileSync(join(SRC, file), 'utf8')).toMatch(PAST_THE_DOORS);
});
