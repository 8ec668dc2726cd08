// npm run build: the production build, its HTML finished, checked and compressed.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { finishHtml } from './finishHtml.mjs';
import { ensureDependencies, ROOT, run, UMI } from './lib.mjs';
import { checkTargets } from './targets/checkTargets.mjs';

const HOME_CHUNK = 'src__pages__schedule__points-mall__index';
/** JS and CSS to the first view of the home screen, brotli, in bytes. */
const FIRST_VIEW_BUDGET = 107_500;
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
finishHtml(dist, ROOT, chunks);

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

for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
