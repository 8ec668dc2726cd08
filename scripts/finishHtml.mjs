// Finishes dist/index.html: what a phone needs before the app's code has come.
//  - the main style sheet and the home screen's, whole: no file of them is sent, and the app finds them there;
//  - the home screen as templates, drawn by its own built code (scripts/start-page/startTemplates.mjs), with what else they
//    need of style;
//  - an inline script ahead of everything (scripts/start-page/headStart.ts with what it shares with the app) that starts the
//    screen's first calls, which the request layer takes over, and marks 长辈版, and one that asks for the screen's code
//    (scripts/start-page/headCode.ts): the answers and the code set out while most of the page has not arrived;
//  - one behind the style (scripts/start-page/startPage.ts) that guards the start of the app and shows the templates, and a
//    last one that says that they are there;
//  - a content policy with the hashes of exactly that style and those scripts.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { HOME_CHUNK } from './bytes/sources.mjs';
import { callsMeta } from './hosting/callsPrefix.mjs';
import { policyOfBuild } from './hosting/contentPolicy.mjs';
import { hostsOf } from './hosting/hostsOf.mjs';
import { startTemplates } from './start-page/startTemplates.mjs';

const HOME_PATH = '/schedule/points-mall';
/** The app waits for it, and where everything else is on the phone, for it alone: it is asked anew each time. */
const CONFIG_AHEAD = '<link rel="preload" as="script" href="app-config.js">';
/** The parser is past the templates. */
const SHOW = '__START_PAGE__()';

/**
 * Page chunk name to address: src__pages__schedule__points-mall__index -> /schedule/points-mall. A part of a screen that is
 * likely to come next keeps its name: part.checkout.
 */
function addressOf(chunkName) {
  if (chunkName.startsWith('part.')) return chunkName;
  const parts = /^src__pages__(.+)__index$/.exec(chunkName)?.[1];
  return parts ? `/${parts.split('__').join('/')}` : undefined;
}

/** What a module of this code gives. */
const exportsOf = (code) => import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);

/** Files of each screen, and of each part that is likely to come next, beyond the main ones: by address, or the part's name. */
function filesByAddress(chunks) {
  const entries = Object.entries(chunks).flatMap(([name, files]) => {
    const address = addressOf(name);
    const own = files.filter((file) => /\.(js|css)$/.test(file));
    return address && own.length > 0 ? [[address, own]] : [];
  });
  return Object.fromEntries(entries);
}

const bundle = (root, options) =>
  buildSync({
    absWorkingDir: join(root, 'scripts/start-page'),
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    write: false,
    ...options,
  }).outputFiles[0].text.trim();

/** What `table` of the lasting screens and of every campaign's file with this name gives, in one. */
async function tableOf(root, table, lasting, file) {
  const lister = bundle(root, { entryPoints: ['../campaignFiles.ts'], format: 'esm', platform: 'node' });
  const files = [lasting, ...(await exportsOf(lister)).campaignFiles(file)];
  const contents = [
    ...files.map((each, place) => `import { ${table} as of${place} } from './${each}';`),
    `export const all = [${files.map((_, place) => `of${place}`).join(', ')}];`,
  ].join('\n');
  return (await exportsOf(bundle(root, { stdin: { contents, resolveDir: root }, format: 'esm' }))).all;
}

/** What each screen begins with; nothing for one that no table names. */
async function firstCalls(root, addresses) {
  const none = Object.fromEntries(addresses.map((address) => [address, []]));
  return Object.assign(none, ...(await tableOf(root, 'FIRST_CALLS', 'src/shell/firstCalls.ts', 'firstCalls.ts')));
}

/** The title of each screen by its address. */
async function titles(root) {
  const tables = await tableOf(root, 'ROUTES', 'src/shared/config/routes.ts', 'routes.ts');
  return Object.fromEntries(tables.flatMap(Object.values).map(({ path, title }) => [path, title]));
}

/** An inline script in one piece, written for the phones that the app serves. */
function inlineScript(root, entry, tables) {
  return bundle(root, {
    entryPoints: [entry],
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: ['chrome80', 'ios12'],
    // Safari's mistakes with it are in ways of writing that nobody uses here; esbuild cannot rewrite it.
    supported: { destructuring: true },
    define: {
      HOME: JSON.stringify(HOME_PATH),
      ...Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, JSON.stringify(table)])),
      'process.env.NODE_ENV': '"production"',
    },
  });
}

/** The samples of goods and banners and what is written into them, out of the app's own modules. */
async function samplesOf(root) {
  const modules = ['goodsSlots.ts', 'bannerSlots.ts'].map((entry) =>
    exportsOf(bundle(root, { entryPoints: [entry], format: 'esm' })),
  );
  return Object.assign({}, ...(await Promise.all(modules)));
}

const minify = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
    .trim();

/**
 * Writes the finished HTML, and which build it is: a mark in it, and version.json beside it. `chunks` is webpack's report:
 * chunk name to files. Gives the same without the style sheets that are in the page now.
 */
export async function finishHtml(dist, root, chunks) {
  const isSheet = (name) => name.endsWith('.css');
  const sheets = [...new Set([...chunks.umi, ...chunks[HOME_CHUNK]])].filter(isSheet);
  const templates = await startTemplates({
    dist,
    main: chunks.umi,
    sheets,
    path: HOME_PATH,
    samples: await samplesOf(root),
  });
  const own = ['cover.css', 'guard.css'].map((name) => readFileSync(join(root, 'scripts/start-page', name), 'utf8'));
  // By its name webpack's runtime knows that a sheet is there.
  const styles = [
    ...sheets.map((name) => ({ mark: ` data-href="${name}"`, text: readFileSync(join(dist, name), 'utf8').trim() })),
    { mark: '', text: templates.style + minify(own.join('\n')) },
  ];
  for (const name of sheets) rmSync(join(dist, name));
  const sent = Object.fromEntries(
    Object.entries(chunks).map(([name, files]) => [name, files.filter((each) => !sheets.includes(each))]),
  );
  const files = filesByAddress(sent);
  const tables = {
    FILES: files,
    FIRST: await firstCalls(
      root,
      Object.keys(files).filter((name) => name.startsWith('/')),
    ),
    TITLES: await titles(root),
  };
  const scripts = ['headStart.ts', 'headCode.ts', 'startPage.ts'].map((entry) => inlineScript(root, entry, tables));
  const [headStart, headCode, script] = scripts;

  const { prefix } = hostsOf(readFileSync(join(root, 'public/app-config.js'), 'utf8'));
  const file = join(dist, 'index.html');
  const html = readFileSync(file, 'utf8');
  const mainScripts = chunks.umi.filter((each) => each.endsWith('.js'));
  const preloads = mainScripts.map((each) => `<link rel="preload" as="script" href="./${each}">`).join('');
  const body = `<div id="start"></div>${templates.html}<script>${SHOW}</script>`;
  const styleTags = styles.map(({ mark, text }) => `<style${mark}>${text}</style>`).join('');
  const policy = policyOfBuild(
    styles.map(({ text }) => text),
    [...scripts, SHOW],
  );
  const finished = html
    .replace(
      '<meta charset="utf-8">',
      // Before every file that the page asks for: one that hangs would hold up the guard as well.
      (meta) =>
        `${meta}\n<meta http-equiv="Content-Security-Policy" content="${policy}">` +
        `${callsMeta(prefix)}<script>${headStart}</script>${CONFIG_AHEAD}<script>${headCode}</script>${styleTags}<script>${script}</script>${preloads}`,
    )
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('<div id="root"></div>', () => `${body}<div id="root"></div>`);
  const parts = [
    body,
    callsMeta(prefix),
    ...scripts,
    styleTags,
    'Content-Security-Policy',
    '<script defer src="app-config.js"></script>',
  ];
  const mains = mainScripts.map((each) => `<script src="./${each}" defer></script>`);
  const missing = [...parts, ...mains].filter((part) => !finished.includes(part));
  if (missing.length > 0) {
    throw new Error(`index.html does not look as expected; it lacks:\n${missing.join('\n').slice(0, 400)}`);
  }
  const version = createHash('sha256').update(finished).digest('hex').slice(0, 12);
  const charset = '<meta charset="utf-8">';
  writeFileSync(file, finished.replace(charset, `${charset}<meta name="build" content="${version}">`));
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ version }));
  return sent;
}
