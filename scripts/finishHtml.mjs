// Finishes dist/index.html: what a phone needs before the app's code has come.
//  - the home screen as templates, drawn by its own built code, with the part of its style that they need
//    (scripts/start-page/startTemplates.mjs);
//  - an inline script ahead of everything (scripts/start-page/headStart.ts with what it shares with the app) that starts the
//    screen's first calls, which the request layer takes over, and marks 长辈版, and one that asks for the screen's code
//    (scripts/start-page/headCode.ts): the answers and the code set out while most of the page has not arrived;
//  - one behind the style (scripts/start-page/startPage.ts) that guards the start of the app and shows the templates, and a
//    last one that says that they are there;
//  - a content policy with the hashes of exactly that style and those scripts.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { callsMeta } from './hosting/callsPrefix.mjs';
import { policyOfBuild } from './hosting/contentPolicy.mjs';
import { hostsOf } from './hosting/hostsOf.mjs';
import { startTemplates } from './start-page/startTemplates.mjs';

const HOME_PATH = '/schedule/points-mall';
/** The parser is past the templates. */
const SHOW = '__START_PAGE__()';

/** Page chunk name to address: src__pages__schedule__points-mall__index -> /schedule/points-mall. */
function addressOf(chunkName) {
  const parts = /^src__pages__(.+)__index$/.exec(chunkName)?.[1];
  return parts ? `/${parts.split('__').join('/')}` : undefined;
}

/** What a module of this code gives. */
const exportsOf = (code) => import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);

/** Files of each screen beyond the main ones, by address. */
function filesByAddress(chunks) {
  const main = new Set(chunks.umi);
  const entries = Object.entries(chunks).flatMap(([name, files]) => {
    const address = addressOf(name);
    const own = files.filter((file) => !main.has(file) && /\.(js|css)$/.test(file));
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
  const room = join(root, 'src/campaigns');
  const campaigns = existsSync(room) ? readdirSync(room).map((name) => `src/campaigns/${name}/${file}`) : [];
  const files = [lasting, ...campaigns.filter((each) => existsSync(join(root, each)))];
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
 * chunk name to files.
 */
export async function finishHtml(dist, root, chunks) {
  const templates = await startTemplates({
    dist,
    main: chunks.umi,
    path: HOME_PATH,
    samples: await samplesOf(root),
  });
  const own = ['cover.css', 'guard.css'].map((name) => readFileSync(join(root, 'scripts/start-page', name), 'utf8'));
  const style = templates.style + minify(own.join('\n'));
  const files = filesByAddress(chunks);
  const tables = { FILES: files, FIRST: await firstCalls(root, Object.keys(files)), TITLES: await titles(root) };
  const scripts = ['headStart.ts', 'headCode.ts', 'startPage.ts'].map((entry) => inlineScript(root, entry, tables));
  const [headStart, headCode, script] = scripts;

  const { prefix } = hostsOf(readFileSync(join(root, 'public/app-config.js'), 'utf8'));
  const file = join(dist, 'index.html');
  const html = readFileSync(file, 'utf8');
  const mainScripts = chunks.umi.filter((each) => each.endsWith('.js'));
  const preloads = mainScripts.map((each) => `<link rel="preload" as="script" href="./${each}">`).join('');
  const body = `<div id="start"></div>${templates.html}<script>${SHOW}</script>`;
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([sheet]) => sheet).join('');
  const finished = html
    .replace(
      '<meta charset="utf-8">',
      // Before every file that the page asks for: a style sheet that hangs would hold up the guard as well.
      (meta) =>
        `${meta}\n<meta http-equiv="Content-Security-Policy" content="${policyOfBuild(style, [...scripts, SHOW])}">` +
        `${callsMeta(prefix)}<script>${headStart}</script><script>${headCode}</script><style>${style}</style><script>${script}</script>${preloads}`,
    )
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    // The style sheet comes behind what is to be seen before it, and before the scripts, which wait for it.
    .replace('<div id="root"></div>', () => `${body}<div id="root"></div>${sheets}`);
  const parts = [
    body,
    sheets,
    callsMeta(prefix),
    ...scripts,
    style,
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
}
