// What the inline scripts of the page are made of: modules of the app, and tables of all screens.
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { coverBundle } from './coverBundle.mjs';
import { screenFiles } from './screenFiles.mjs';

export const HOME_PATH = '/schedule/points-mall';
export const GOODS_PATH = '/schedule/points-mall/goods-detail';
/** Screens whose bar has no title, or that have no bar. */
const UNTITLED = [HOME_PATH, GOODS_PATH, '/schedule/member', '/activity/nursing-care/play', '/login'];

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

/** The addresses of each campaign's own screen and of a team's: what people send each other of it. */
export async function campaignsOf(root) {
  const [, ...tables] = await tableOf(root, 'ROUTES', 'src/shared/config/routes.ts', 'routes.ts');
  return tables.flatMap(({ home, team }) => [home, team].flatMap((route) => (route ? [route.path] : [])));
}

/** The title of each screen by its address. */
async function titles(root) {
  const tables = await tableOf(root, 'ROUTES', 'src/shared/config/routes.ts', 'routes.ts');
  return Object.fromEntries(tables.flatMap(Object.values).map(({ path, title }) => [path, title]));
}

/** The files of a screen in one text, which screenFiles.mjs reads. */
function shortened(files) {
  const parts = files.filter((file) => file.endsWith('.async.js')).map((file) => file.replace('.async.js', ''));
  const text = parts.map((part) => (files.includes(`${part}.chunk.css`) ? `${part}+` : part)).join(' ');
  const read = screenFiles({ text }).text;
  if (read.join() !== files.join()) throw new Error(`a screen has other files than can be written shortly: ${files}`);
  return text;
}

/** The tables that the build puts into the scripts; `chunks`: name to files, beyond those that the page brings. */
export async function tablesOf(root, chunks) {
  const files = filesByAddress(chunks);
  const addresses = Object.keys(files).filter((name) => name.startsWith('/'));
  const short = Object.fromEntries(Object.entries(files).map(([name, each]) => [name, shortened(each)]));
  return { SHORT_FILES: short, FIRST: await firstCalls(root, addresses), TITLES: await titles(root), UNTITLED };
}

/** How a script is made that stands in the page or beside it, for the phones that the app serves. */
const optionsFor = (root, entry, tables) => ({
  absWorkingDir: join(root, 'scripts/start-page'),
  tsconfig: join(root, 'tsconfig.json'),
  bundle: true,
  write: false,
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

/** A script in one piece, in the page or beside it. */
export const scriptOfPage = (root, entry, tables) => bundle(root, optionsFor(root, entry, tables));

/** A script beside the page that draws with the app's own components. */
export async function scriptWithComponents(root, dist, entry, tables) {
  const names = bundle(root, { entryPoints: ['../className.ts'], format: 'esm', platform: 'node' });
  const { classNameOf } = await exportsOf(names);
  return coverBundle(root, dist, { ...optionsFor(root, entry, tables), classNameOf });
}

/** The samples of goods and banners and what is written into them, out of the app's own modules. */
export async function samplesOf(root) {
  const modules = ['goodsSlots.ts', 'bannerSlots.ts'].map((entry) =>
    exportsOf(bundle(root, { entryPoints: [entry], format: 'esm' })),
  );
  return Object.assign({}, ...(await Promise.all(modules)));
}
