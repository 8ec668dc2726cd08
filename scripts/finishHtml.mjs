// Finishes dist/index.html: what a phone needs before the app's code has come.
//  - the skeleton of the home screen as HTML with its own small style (the first paint needs no script);
//  - one inline script (scripts/start-page/startPage.ts with what it shares with the app) that marks 长辈版, drops the
//    skeleton for other screens, guards the start of the app, asks for the screen's code by the address, and starts the home
//    screen's first call, which the request layer takes over;
//  - a content policy with the hashes of exactly that style and script.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const HOME_PATH = '/schedule/points-mall';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Page chunk name to address: src__pages__schedule__points-mall__index -> /schedule/points-mall. */
function addressOf(chunkName) {
  const parts = /^src__pages__(.+)__index$/.exec(chunkName)?.[1];
  return parts ? `/${parts.split('__').join('/')}` : undefined;
}

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

function policyOf(style, script) {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(script)}`,
    `style-src 'self' ${hashOf(style)}`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self' https:",
    "media-src 'self' https:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The inline script in one piece, written for the phones that the app serves. */
function startScript(root, files) {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'scripts/start-page/startPage.ts')],
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: ['chrome80', 'ios12'],
    // Safari's mistakes with it are in ways of writing that nobody uses here; esbuild cannot rewrite it.
    supported: { destructuring: true },
    define: {
      HOME: JSON.stringify(HOME_PATH),
      FILES: JSON.stringify(files),
      'process.env.NODE_ENV': '"production"',
    },
    write: false,
  });
  return outputFiles[0].text.trim();
}

const minify = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
    .trim();

/** Writes the finished HTML. `chunks` is webpack's report: chunk name to files. */
export function finishHtml(dist, root, chunks) {
  const start = join(root, 'scripts/start-page');
  const style = minify(['skeleton.css', 'guard.css'].map((name) => readFileSync(join(start, name), 'utf8')).join('\n'));
  const skeleton = minify(readFileSync(join(start, 'skeleton.html'), 'utf8'));
  const script = startScript(root, filesByAddress(chunks));

  const file = join(dist, 'index.html');
  const html = readFileSync(file, 'utf8');
  const mainScripts = chunks.umi.filter((each) => each.endsWith('.js'));
  const preloads = mainScripts.map((each) => `<link rel="preload" as="script" href="./${each}">`).join('');
  const finished = html
    .replace(
      '<meta charset="utf-8">',
      // Before every file that the page asks for: a style sheet that hangs would hold up the guard as well.
      (meta) =>
        `${meta}\n<meta http-equiv="Content-Security-Policy" content="${policyOf(style, script)}">` +
        `<style>${style}</style><script>${script}</script>${preloads}`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${skeleton}</div>`);
  const parts = [skeleton, script, style, 'Content-Security-Policy', '<script defer src="app-config.js"></script>'];
  const mains = mainScripts.map((each) => `<script src="./${each}" defer></script>`);
  const missing = [...parts, ...mains].filter((part) => !finished.includes(part));
  if (missing.length > 0) {
    throw new Error(`index.html does not look as expected; it lacks:\n${missing.join('\n').slice(0, 400)}`);
  }
  writeFileSync(file, finished);
}
