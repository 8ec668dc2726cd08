// biome-ignore-all lint/style/useFilenamingConvention: package.json's `assets` command names this file.
// Writes src/shared/icons/*.svg from the icon packages (development dependencies). Run: node scripts/assets/build-icons.mjs
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { getIconData, iconToSVG } from '@iconify/utils';
import { optimize } from 'svgo';
import { ICONS } from './iconNames.mjs';

const TARGET = fileURLToPath(new URL('../../src/shared/icons/', import.meta.url));
const STROKE_WIDTH = '1.7';
const require = createRequire(import.meta.url);

const sets = new Map();
async function loadSet(name) {
  if (!sets.has(name)) {
    sets.set(name, JSON.parse(await readFile(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')));
  }
  return sets.get(name);
}

async function drawIcon(source) {
  const [setName, iconName] = source.split(':');
  const icon = getIconData(await loadSet(setName), iconName);
  if (!icon) throw new Error(`no icon ${source}`);
  const { body } = iconToSVG(icon);
  // healthicons leave a wider margin than tabler: the inner 42 of 48 units give both the same optical size.
  const viewBox = setName === 'healthicons' ? '3 3 42 42' : '0 0 24 24';
  // Their lines are two thirds as strong as tabler's at that size.
  const drawing =
    setName === 'tabler'
      ? body.replaceAll('stroke-width="2"', `stroke-width="${STROKE_WIDTH}"`)
      : `<g stroke="currentColor" stroke-width=".8">${body}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1em" height="1em" viewBox="${viewBox}" aria-hidden="true">${drawing}</svg>`;
  return `${optimize(svg, { multipass: true, plugins: ['preset-default'] }).data}\n`;
}

await mkdir(TARGET, { recursive: true });
const wanted = new Set(Object.keys(ICONS).map((name) => `${name}.svg`));
for (const file of await readdir(TARGET)) {
  if (file.endsWith('.svg') && !wanted.has(file)) await rm(TARGET + file);
}
for (const [name, source] of Object.entries(ICONS)) {
  await writeFile(`${TARGET}${name}.svg`, await drawIcon(source));
}
process.stdout.write(`${wanted.size} icons written\n`);
