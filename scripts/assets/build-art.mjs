// biome-ignore-all lint/style/useFilenamingConvention: package.json's `assets` command names this file.
// Writes src/shared/art/*.webp and mock/_server/art/*.webp from the emoji pictures of a development dependency.
// Run: node scripts/assets/build-art.mjs
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { APP_ART, AVATARS, PORTRAITS, PRIZES } from './artNames.mjs';
import { BANNERS, drawBanner } from './bannerPictures.mjs';
import { drawGoodsPicture } from './goodsPicture.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const APP_TARGET = join(root, 'src/shared/art');
const MOCK_TARGET = join(root, 'mock/_server/art');
const GOODS_LIST = join(root, 'mock/_server/mall/pictures.json');
const AVATAR_SIZE = 160;
const PRIZE_SIZE = 160;
const require = createRequire(import.meta.url);
const emojiFolder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** The picture of an emoji by its code points ("1f9f4"), with or without the variation selector. */
function fileOf(code) {
  const file = [code, `${code}-fe0f`, code.replace(/-fe0f$/, '')]
    .map((name) => join(emojiFolder, `${name}.webp`))
    .find((path) => existsSync(path));
  if (!file) throw new Error(`no picture for ${code}`);
  return file;
}

/** The light skin tone of a person or hand where one was drawn; other pictures as they are. */
function castOf(code) {
  const [first, ...rest] = code.split('-');
  const light = [first, '1f3fb', ...rest].join('-').replace('-1f3fb-fe0f', '-1f3fb');
  return existsSync(join(emojiFolder, `${light}.webp`)) ? fileOf(light) : fileOf(code);
}

/** Writes the pictures of one folder and removes those that are no longer wanted. */
async function fillFolder(folder, pictures) {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) {
    if (file.endsWith('.webp') && !pictures.has(file)) await rm(join(folder, file));
  }
  for (const [file, draw] of pictures) await writeFile(join(folder, file), await draw());
  process.stdout.write(`${pictures.size} pictures in ${folder}\n`);
}

function drawAvatar(code) {
  return sharp(fileOf(code))
    .resize(AVATAR_SIZE - 24, AVATAR_SIZE - 24)
    .extend({ top: 20, bottom: 4, left: 12, right: 12, background: '#0000' })
    .flatten({ background: '#dceee8' })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
}

function drawPrize(code) {
  return sharp(fileOf(code)).resize(PRIZE_SIZE, PRIZE_SIZE).webp({ quality: 86, effort: 6 }).toBuffer();
}

await fillFolder(
  APP_TARGET,
  new Map(Object.entries(APP_ART).map(([name, code]) => [`${name}.webp`, () => readFile(fileOf(code))])),
);

const goods = existsSync(GOODS_LIST) ? JSON.parse(await readFile(GOODS_LIST, 'utf8')) : [];
await fillFolder(
  MOCK_TARGET,
  new Map([
    ...goods.map(({ name, ground, main, prop }) => [
      `${name}.webp`,
      () => drawGoodsPicture({ ground, main: castOf(main), prop: prop ? castOf(prop) : undefined }),
    ]),
    ...Object.entries(BANNERS).map(([name, banner]) => [`${name}.webp`, () => drawBanner(banner, fileOf)]),
    ...Object.entries({ ...AVATARS, ...PORTRAITS }).map(([name, code]) => [
      `avatar-${name}.webp`,
      () => drawAvatar(code),
    ]),
    ...Object.entries(PRIZES).map(([name, code]) => [`prize-${name}.webp`, () => drawPrize(code)]),
  ]),
);
