// npm run build: the production build, its HTML finished, checked and compressed.
// npm run bytes (--owners): the same, and what is in every kilobyte of the first view.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkBytes, firstViewFiles } from './bytes/checkBytes.mjs';
import { brotli } from './bytes/compress.mjs';
import { printOwners } from './bytes/printOwners.mjs';
import { finishHtml } from './finishHtml.mjs';
import { ensureDependencies, ROOT, run, UMI } from './lib.mjs';
import { writeWorker } from './offline-shell/writeWorker.mjs';
import { noticesOf } from './packages/notices.mjs';
import { checkTargets } from './targets/checkTargets.mjs';

/** Words that only the mock server contains. */
const MOCK_WORDS = ['__mock', 'mock_session', 'mock-openid', 'faultKind', 'MockHandler', 'mock-qa', '__qa'];

/** Source maps tell whose the bytes are, and are taken away again. */
const withOwners = process.argv.includes('--owners');

ensureDependencies();
run(process.execPath, [UMI, 'build'], {
  label: 'umi build',
  env: { ...process.env, NODE_ENV: 'production', DID_YOU_KNOW: 'none', ...(withOwners && { SOURCE_MAPS: '1' }) },
});

const dist = join(ROOT, 'dist');
const report = (name) => JSON.parse(readFileSync(join(ROOT, `node_modules/.cache/${name}-report.json`), 'utf8'));
const modules = report('module');
const { sent: chunks, react } = await finishHtml(dist, ROOT, report('chunk'));
const kept = writeWorker(ROOT, dist, { chunks, later: report('later') });

const listed = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const isHelper = (file) => /preload_helper/.test(file);
for (const file of listed.filter(isHelper)) rmSync(file);
const files = listed.filter((file) => !isHelper(file));

const problems = checkTargets(dist);
for (const file of files.filter((each) => /\.(js|css|html|svg)$/.test(each))) {
  const content = readFileSync(file);
  const word = MOCK_WORDS.find((each) => content.includes(each));
  if (word) problems.push(`${file} contains "${word}" of the mock server`);
  if (/\.js$/.test(file) && content.includes('sourceMappingURL')) problems.push(`${file} names a source map`);
  writeFileSync(`${file}.br`, brotli(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

const notices = noticesOf(ROOT, Object.values(modules).flat());
writeFileSync(join(dist, 'third-party.txt'), notices.text);
problems.push(...notices.problems);
problems.push(...checkBytes({ root: ROOT, dist, chunks, react, modules, kept }));
if (withOwners) printOwners(dist, [react, ...firstViewFiles(chunks)]);
// It stands in the page.
for (const end of ['', '.br', '.gz']) rmSync(join(dist, react + end));
for (const file of files.filter((each) => each.endsWith('.map'))) rmSync(file);

for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
