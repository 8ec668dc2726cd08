import { readdirSync, readFileSync } from 'node:fs';
import { allRoutes } from '@/shared/config/routes';

const PAGES = 'src/pages';

const files = readdirSync(PAGES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);
const addressOf = (file: string) => file.slice(PAGES.length).replace(/\/index\.tsx$/, '') || '/';

test('src/pages and the route table name the same addresses, plus the root and the unknown', () => {
  const addresses = files.filter((file) => file !== `${PAGES}/404.tsx`).map(addressOf);
  expect(addresses.sort()).toEqual([...allRoutes().map(({ path }) => path), '/'].sort());
  expect(files).toContain(`${PAGES}/404.tsx`);
});

test.each(files)('%s is one line that names one screen', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(
    /^export \{ \w+ as default \} from '@\/(features|campaigns)\/[\w-]+\/screens\/\w+';\n$/,
  );
});

test('every title is Chinese', () => {
  for (const { title } of allRoutes()) expect(title).toMatch(/\p{Script=Han}/u);
});
