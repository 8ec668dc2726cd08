// Finishes dist/index.html: what a phone needs before the app's own code has come, in the order in which it is of use.
//  - an inline script ahead of everything (scripts/start-page/headStart.ts with what it shares with the app) that starts the
//    screen's first calls, which the request layer takes over, and marks 长辈版: the answers set out while most of the page has
//    not arrived;
//  - the home screen as templates, drawn by its own built code (scripts/start-page/startTemplates.mjs): first its head, then
//    all of it, each with the style that it needs (coverStyle.mjs) and a script that shows the one that fits (topCover.ts: the
//    first paint, homeCover.ts);
//  - the main style sheet and the home screen's, whole: no file of them is sent, and the app finds them there;
//  - the templates of its goods and banners, and the script that fills them in, names the screen, guards the start and says
//    when the app's own code and the screen's are asked for (startPage.ts);
//  - files beside the page, each with the screen of a good, of a campaign, or one with its answers, which show it ahead of the
//    code (coverFiles.mjs);
//  - React, as a script in the page itself: it fills the time until the answers come, and the code comes right behind them
//    (docs/decisions/132-react-in-the-page.md);
//  - a content policy with the hashes of exactly that style and those scripts.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME_CHUNK } from './bytes/sources.mjs';
import { callsMeta } from './hosting/callsPrefix.mjs';
import { policyOfBuild } from './hosting/contentPolicy.mjs';
import { hostsOf } from './hosting/hostsOf.mjs';
import { coverFiles } from './start-page/coverFiles.mjs';
import { coverStyle } from './start-page/coverStyle.mjs';
import {
  campaignsOf,
  GOODS_PATH,
  HOME_PATH,
  samplesOf,
  scriptOfPage,
  scriptWithComponents,
  tablesOf,
} from './start-page/pageScripts.mjs';
import { startTemplates } from './start-page/startTemplates.mjs';

/** The app waits for it, and where everything else is on the phone, for it alone: it is asked anew each time. */
const CONFIG_AHEAD = '<link rel="preload" as="script" href="app-config.js">';
/** The part of the build that stands in the page (.umirc.ts makes it). */
const REACT = /^react\.\w+\.js$/;
/**
 * React starts when the start page says so, and without it at once. In parentheses of its own a browser reads a function
 * once, as one that is called soon.
 */
const started = (text) => `(window.__START_REACT__||function(s){s()})((function(){${text}\n}))`;
/** The parser is at the end of the page. */
const ASK_NOW = '\nwindow.__ASK_FOR_CODE__&&__ASK_FOR_CODE__()';
/** In the order in which they run. */
const SCRIPTS = ['headStart', 'topCover', 'homeCover', 'startPage'];

const template = ({ id, html }) => `<template id="start-${id}">${html}</template>`;
const templatesOf = (all) => all.map(template).join('');
const style = (text, name = 'ahead') => `<style data-href="${name}">${text}</style>`;
const script = (text) => `<script>${text}</script>`;

const minify = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
    .trim();

/** A file of the build as an inline script. */
function scriptOf(dist, file) {
  const text = readFileSync(join(dist, file), 'utf8')
    .replace(/\n?\/\/# sourceMappingURL=.*/, '')
    .trim();
  if (/<\/script|<!--/i.test(text)) throw new Error(`${file} has words that end a script in a page`);
  return text;
}

/** The main scripts: React, and what is asked for. */
function mainScripts(chunks) {
  const all = chunks.umi.filter((file) => file.endsWith('.js'));
  const react = all.find((file) => REACT.test(file));
  if (!react) throw new Error(`the build has no part with React alone: ${all.join(', ')}`);
  return { react, own: all.filter((file) => file !== react) };
}

/**
 * The style of the page: what the head of the home screen needs (`top`), what all of it does (`cover`), and `sheets`, which the
 * start page puts in their place. By its name webpack's runtime knows that one is there.
 */
function styleOf(root, dist, sheets, templates) {
  const own = ['cover.css', 'guard.css'].map((name) => readFileSync(join(root, 'scripts/start-page', name), 'utf8'));
  const styles = sheets.map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8').trim() }));
  // One style less in the page is one hash less in its policy.
  styles.at(-1).text += templates.style + minify(own.join('\n'));
  const whole = styles.map(({ text }) => text);
  const [top, cover] = [templates.tops, templates.covers].map((shown) => coverStyle(whole, shown));
  const tags = styles.map(({ name, text }) => style(text, name)).join('');
  return { texts: [top, cover, ...whole], top, cover, sheets: `<template id="sheets">${tags}</template>` };
}

const fingerprint = (text, length) => createHash('sha256').update(text).digest('hex').slice(0, length);

/** Writes the files that show a screen ahead of the app. Gives the addresses in their order, and their fingerprint. */
async function writeCovers(root, drawing) {
  const { goods, campaigns, answered } = await coverFiles(drawing, await campaignsOf(root));
  const texts = [
    ...(await Promise.all(
      Object.values(answered).map(({ entry, drawn }) =>
        scriptWithComponents(root, drawing.dist, entry, { DRAWN: drawn }),
      ),
    )),
    scriptOfPage(root, 'goodsCover.ts', { DRAWN: goods }),
    ...Object.values(campaigns).map((drawn) => scriptOfPage(root, 'campaignCover.ts', { DRAWN: drawn })),
  ];
  const mark = fingerprint(texts.join(''), 6);
  for (const [place, text] of texts.entries()) writeFileSync(join(drawing.dist, `cover${place}.${mark}.js`), text);
  return {
    COVERED: [...Object.keys(answered), GOODS_PATH, ...Object.keys(campaigns)],
    ANSWERED: Object.keys(answered).length,
    COVERS: mark,
  };
}

/** Puts the parts into the page that Umi has written; each of them must have found its place. */
function putIn(html, { head, body, own }) {
  const charset = '<meta charset="utf-8">';
  const finished = html
    .replace(/<meta http-equiv="X-UA-Compatible"[^>]*>/, '')
    .replace(/>\s+</g, '><')
    // Before every file that the page asks for: one that hangs would hold up the guard as well.
    .replace(charset, () => charset + head)
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<script src="\.\/react\.[^>]*><\/script>\n?/, '')
    .replace('<div id="root"></div>', () => `${body}<div id="root"></div>`);
  const configuration = '<script defer src="app-config.js"></script>';
  const parts = [head, body, configuration, ...own.map((file) => `<script src="./${file}" defer></script>`)];
  if (body.includes('href="tel:'))
    throw new Error('the page names a phone number: it is the host’s configuration that does');
  const missing = parts.filter((part) => !finished.includes(part));
  if (missing.length > 0) {
    throw new Error(`index.html does not look as expected; it lacks:\n${missing.join('\n').slice(0, 400)}`);
  }
  return finished;
}

/**
 * Writes the finished HTML, and which build it is: a mark in it, and version.json beside it. `chunks` is webpack's report:
 * chunk name to files. Gives the same without what the page brings, and the file of the part that stands in it.
 */
export async function finishHtml(dist, root, chunks) {
  const isSheet = (name) => name.endsWith('.css');
  const sheets = [...new Set([...chunks.umi, ...chunks[HOME_CHUNK]])].filter(isSheet);
  const { react, own } = mainScripts(chunks);
  const drawing = { dist, main: chunks.umi, sheets, path: HOME_PATH, samples: await samplesOf(root) };
  const templates = await startTemplates(drawing);
  const covers = await writeCovers(root, drawing);
  const styles = styleOf(root, dist, sheets, templates);
  for (const name of sheets) rmSync(join(dist, name));
  const inPage = [...sheets, react];
  const sent = Object.fromEntries(
    Object.entries(chunks).map(([name, files]) => [name, files.filter((each) => !inPage.includes(each))]),
  );
  const tables = { ...(await tablesOf(root, sent)), ...covers };
  const [headStart, topCover, homeCover, startPage] = SCRIPTS.map((name) => scriptOfPage(root, `${name}.ts`, tables));
  const reactText = started(scriptOf(dist, react)) + ASK_NOW;
  const policy = policyOfBuild(styles.texts, [headStart, topCover, homeCover, startPage, reactText]);
  const { prefix } = hostsOf(readFileSync(join(root, 'public/app-config.js'), 'utf8'));
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    callsMeta(prefix),
    `<meta name="code" content="${own.join(' ')}">`,
    script(headStart),
    CONFIG_AHEAD,
    style(styles.top),
  ].join('');
  const body = [
    '<div id="start"></div>',
    templatesOf(templates.tops),
    script(topCover),
    style(styles.cover),
    templatesOf(templates.covers),
    script(homeCover),
    styles.sheets,
    templatesOf(templates.parts),
    script(startPage),
    script(reactText),
  ].join('');

  const file = join(dist, 'index.html');
  const finished = putIn(readFileSync(file, 'utf8'), { head, body, own });
  const version = fingerprint(finished, 12);
  const charset = '<meta charset="utf-8">';
  writeFileSync(file, finished.replace(charset, `${charset}<meta name="build" content="${version}">`));
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ version }));
  return { sent, react };
}
