// npm run build: the production build, its HTML finished, checked and compressed.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { finishHtml } from './finishHtml.mjs';
import { ensureDependencies, ROOT, run, UMI } from './lib.mjs';
import { checkTargets } from './targets/checkTargets.mjs';

const HOME_CHUNK = 'src__pages__schedule__points-mall__index';
/** JS and CSS to the first view of the home screen, brotli, in bytes. */
const FIRST_VIEW_BUDGET = 107_900;
/** JS of a campaign's page beyond the home screen's, brotli, in bytes. */
const CAMPAIGN_PAGE_BUDGET = 15_000;
/** Words that only the mock server contains. */
const MOCK_WORDS = ['__mock', 'mock_session', 'mock-openid', 'faultKind', 'MockHandler'];

ensureDependencies();
run(process.execPath, [UMI, 'build'], {
  label: 'umi build',
  env: { ...process.env, NODE_ENV: 'production', DID_YOU_KNOW: 'none' },
});

const dist = join(ROOT, 'dist');
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

const brotli = (content) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

for (const file of files.filter((each) => /preload_helper/.test(each))) rmSync(file);

const chunks = JSON.parse(readFileSync(join(ROOT, 'node_modules/.cache/chunk-report.json'), 'utf8'));
await finishHtml(dist, ROOT, chunks);

const problems = checkTargets(dist);
for (const file of files.filter((each) => /\.(js|css|html)$/.test(each) && !/preload_helper/.test(each))) {
  const content = readFileSync(file);
  const word = MOCK_WORDS.find((each) => content.includes(each));
  if (word) problems.push(`${file} contains "${word}" of the mock server`);
  if (/\.js$/.test(file) && content.includes('sourceMappingURL')) problems.push(`${file} names a source map`);
  writeFileSync(`${file}.br`, brotli(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

const firstView = [...new Set([...chunks.umi, ...chunks[HOME_CHUNK], 'app-config.js'])].filter((file) =>
  /\.(js|css)$/.test(file),
);
let total = 0;
console.log('\nFirst view of the home screen, brotli:');
for (const file of firstView) {
  const size = readFileSync(join(dist, `${file}.br`)).length;
  total += size;
  console.log(`  ${String(size).padStart(7)}  ${file}`);
}
console.log(`  ${String(total).padStart(7)}  JS and CSS together (budget ${FIRST_VIEW_BUDGET})`);
if (total > FIRST_VIEW_BUDGET) problems.push(`the first view needs ${total} bytes, more than ${FIRST_VIEW_BUDGET}`);

/** Page chunks that name a screen of a campaign: the address of each with its chunk. */
function campaignPages() {
  const pages = join(ROOT, 'src/pages');
  return readdirSync(pages, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('index.tsx') && readFileSync(join(pages, file), 'utf8').includes("'@/campaigns/"))
    .map((file) => ({
      address: `/${dirname(file)}`,
      chunk: `src__pages__${file.replace(/\.tsx$/, '').replaceAll('/', '__')}`,
    }))
    .sort((a, b) => a.address.localeCompare(b.address));
}

/** Scripts to the first view of a page, without those that the home screen has as well. */
function ownScripts(chunk) {
  const home = new Set(firstView);
  return [...new Set(chunks[chunk] ?? [])].filter((file) => file.endsWith('.js') && !home.has(file));
}

const pages = campaignPages();
if (pages.length > 0) console.log('\nPages of campaigns, JS beyond the home screen’s, brotli:');
for (const { address, chunk } of pages) {
  const own = ownScripts(chunk);
  const size = own.reduce((sum, file) => sum + readFileSync(join(dist, `${file}.br`)).length, 0);
  console.log(`  ${String(size).padStart(7)}  ${address}  ${own.join(' ')}`);
  if (chunks[chunk] === undefined) problems.push(`${address} has no chunk of its own`);
  if (own.length > 1)
    problems.push(`${address} needs ${own.length} scripts that the home screen has not: ${own.join(', ')}`);
  if (size > CAMPAIGN_PAGE_BUDGET) problems.push(`${address} needs ${size} bytes, more than ${CAMPAIGN_PAGE_BUDGET}`);
}

for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
