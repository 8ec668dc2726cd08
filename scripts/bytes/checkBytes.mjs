import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COVER, FIRST_VIEW, KEPT, NOT_AT_FIRST, PAGE, PAINTED, SCREEN } from './budgets.mjs';
import { brotli } from './compress.mjs';
import { HOME_CHUNK, packageOf, packagesSentTwice } from './sources.mjs';

const isScript = (file) => file.endsWith('.js');
const row = (bytes, text) => console.log(`  ${String(bytes).padStart(7)}  ${text}`);

/** JS and CSS to the first view of the home screen, beside the page. */
export function firstViewFiles(chunks) {
  const files = [...chunks.umi, ...chunks[HOME_CHUNK], 'app-config.js'];
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
}

/** Every screen with its chunk, and whether it is a campaign's. */
function screensOf(root) {
  const pages = join(root, 'src/pages');
  return readdirSync(pages, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => /(^|\/)index\.tsx$/.test(file))
    .map((file) => ({
      address: `/${dirname(file)}`.replace('/.', '/'),
      chunk: `src__pages__${file.replace(/\.tsx$/, '').replaceAll('/', '__')}`,
      isCampaign: readFileSync(join(pages, file), 'utf8').includes("'@/campaigns/"),
    }));
}

function checkFirstView(files, react, modules, sizeOf) {
  console.log('\nFirst view of the home screen, brotli:');
  const page = sizeOf('index.html');
  const pageAlone = page - sizeOf(react);
  row(pageAlone, `index.html without React (budget ${PAGE})`);
  for (const file of [react, ...files]) row(sizeOf(file), file);
  const total = files.reduce((sum, file) => sum + sizeOf(file), page);
  row(total, `together (budget ${FIRST_VIEW})`);
  const names = new Set([react, ...files].flatMap((file) => modules[file] ?? []).map((path) => packageOf(path)?.name));
  const astray = NOT_AT_FIRST.filter((name) => [...names].some((each) => each?.startsWith(name)));
  return [
    ...(total > FIRST_VIEW ? [`the first view needs ${total} bytes, more than ${FIRST_VIEW}`] : []),
    ...(pageAlone > PAGE ? [`index.html has ${pageAlone} bytes, more than ${PAGE}`] : []),
    ...astray.map((name) => `the first view brings ${name}, which it must not`),
  ];
}

/** How much of the page comes ahead of what it paints (scripts/finishHtml.mjs). */
function checkPainted(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const [start, ofHead, rest] = html.split('<style data-href="ahead">');
  if (rest === undefined) return ['index.html paints nothing ahead'];
  const [ofScreen] = rest.split('<template id="sheets">');
  const bytes = { head: brotli(start + ofHead).length, screen: brotli(start + ofHead + ofScreen).length };
  console.log('\nThe page up to what it paints, brotli:');
  return Object.entries(PAINTED).flatMap(([part, most]) => {
    row(bytes[part], `${part} (budget ${most})`);
    return bytes[part] > most ? [`the ${part} is painted after ${bytes[part]} bytes, more than ${most}`] : [];
  });
}

/** What is wrong with the bytes of one screen. */
function judgeScreen({ address, isCampaign, isBuilt, bytes, requests }) {
  if (!isBuilt) return [`${address} has no chunk of its own`];
  const most = isCampaign ? 1 : SCREEN.requests;
  return [
    ...(bytes > SCREEN.bytes ? [`${address} needs ${bytes} bytes of scripts, more than ${SCREEN.bytes}`] : []),
    ...(requests > most ? [`${address} needs ${requests} scripts, more than ${most}`] : []),
  ];
}

function checkScreens(root, chunks, firstView, sizeOf) {
  const home = new Set(firstView);
  const screens = screensOf(root)
    .map((screen) => {
      const own = [...new Set(chunks[screen.chunk] ?? [])].filter((file) => isScript(file) && !home.has(file));
      const bytes = own.reduce((sum, file) => sum + sizeOf(file), 0);
      return { ...screen, own, bytes, requests: own.length, isBuilt: chunks[screen.chunk] !== undefined };
    })
    .sort((a, b) => b.bytes - a.bytes);
  console.log(`\nScripts of each screen beyond the home screen’s, brotli (budget ${SCREEN.bytes}):`);
  for (const { address, own, bytes } of screens) row(bytes, `${address}  ${own.join(' ')}`);
  return screens.flatMap(judgeScreen);
}

function checkPackages(modules) {
  const twice = packagesSentTwice(Object.values(modules).flat());
  return twice.map(([name, roots]) => `${name} is sent ${roots.length} times: ${roots.join(', ')}`);
}

function checkCovers(dist, sizeOf) {
  const files = readdirSync(dist).filter((file) => /^cover\d+\.\w+\.js$/.test(file));
  console.log(`\nFiles that show a screen ahead of the app, brotli (budget ${COVER}):`);
  for (const file of files) row(sizeOf(file), file);
  const large = files.filter((file) => sizeOf(file) > COVER);
  return large.map((file) => `${file} has ${sizeOf(file)} bytes, more than ${COVER}`);
}

/** What a phone fetches, when it is idle, to keep it for a place without a network. */
function checkKept(kept, firstView, bytesOf) {
  const later = kept.filter((file) => !firstView.includes(file));
  const total = later.reduce((sum, file) => sum + bytesOf(file), 0);
  console.log(`\nKept for a place without a network beside the first view (budget ${KEPT}):`);
  row(total, `${later.length} files`);
  return total > KEPT ? [`what a phone keeps needs ${total} bytes, more than ${KEPT}`] : [];
}

/** Chunk recovery knows by the number of a part that nobody waits for it, see scripts/optionalChunks.ts. */
function checkOptional(chunks) {
  const optional = Object.entries(chunks).filter(([name]) => name.startsWith('optional'));
  return optional.flatMap(([name, files]) =>
    files.some((file) => /^9\d{4}\./.test(file)) ? [] : [`the file of ${name} does not say so: ${files.join(', ')}`],
  );
}

/**
 * Prints what the first view and every screen send, and answers what breaks a budget. `chunks` and `modules` are the reports
 * of scripts/chunkReport.ts, `react` the file of the part that stands in the page.
 */
export function checkBytes({ root, dist, chunks, react, modules, kept }) {
  const sizeOf = (file) => readFileSync(join(dist, `${file}.br`)).length;
  const bytesOf = (file) => (/\.(js|css|svg)$/.test(file) ? sizeOf(file) : statSync(join(dist, file)).size);
  const firstView = firstViewFiles(chunks);
  return [
    ...checkFirstView(firstView, react, modules, sizeOf),
    ...checkPainted(dist),
    ...checkScreens(root, chunks, firstView, sizeOf),
    ...checkCovers(dist, sizeOf),
    ...checkKept(kept, firstView, bytesOf),
    ...checkPackages(modules),
    ...checkOptional(chunks),
  ];
}
