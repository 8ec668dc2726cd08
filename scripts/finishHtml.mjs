// Finishes dist/index.html: what a phone needs before the app's code has come.
//  - the skeleton of the home screen as HTML with its own small style (the first paint needs no script);
//  - a small script that marks 长辈版, drops the skeleton for other screens, asks for the screen's code by the hash, and
//    starts the home screen's first call, which the request layer takes over;
//  - a content policy with the hashes of exactly that style and script.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Writes the finished HTML. `chunks` is webpack's report: chunk name to files. */
export function finishHtml(dist, root, chunks) {
  const start = join(root, 'scripts/start-page');
  const minify = (text) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s*\n\s*/g, '')
      .trim();
  const style = minify(readFileSync(join(start, 'skeleton.css'), 'utf8'));
  const skeleton = minify(readFileSync(join(start, 'skeleton.html'), 'utf8'));
  const script = readFileSync(join(start, 'early.js'), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*\/\//.test(line))
    .map((line) => line.trim())
    .join('\n')
    .replace("'__HOME__'", JSON.stringify(HOME_PATH))
    .replace("'__FILES__'", JSON.stringify(filesByAddress(chunks)));

  const file = join(dist, 'index.html');
  const html = readFileSync(file, 'utf8');
  const mainScripts = chunks.umi.filter((each) => each.endsWith('.js'));
  const preloads = mainScripts.map((each) => `<link rel="preload" as="script" href="./${each}">`).join('');
  const finished = html
    .replace(
      /<meta charset="utf-8">/,
      (meta) => `${meta}\n<meta http-equiv="Content-Security-Policy" content="${policyOf(style, script)}">`,
    )
    .replace(
      '<script src="app-config.js"></script>',
      `${preloads}<style>${style}</style><script src="app-config.js"></script><script>${script}</script>`,
    )
    .replace('<div id="root"></div>', `<div id="root">${skeleton}</div>`);
  if (!finished.includes(skeleton) || !finished.includes(script) || !finished.includes('Content-Security-Policy')) {
    throw new Error('index.html does not look as expected; its parts were not put in');
  }
  writeFileSync(file, finished);
}
