// biome-ignore-all lint/style/useFilenamingConvention: package.json's `assets` command names this file.
// Writes src/shared/art/*.webp, mock/_server/art/*.webp and the pictures of shared links (*.jpg) from the emoji pictures of a development dependency and from
// drawn/*.svg, where no emoji shows the thing.
// Run: node scripts/assets/build-art.mjs
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { APP_ART, AVATARS, PORTRAITS, PRIZES } from './artNames.mjs';
import { BANNERS, drawBanner } from './bannerPictures.mjs';
import { drawObject } from './drawnPicture.mjs';
import { drawGoodsPicture } from './goodsPicture.mjs';
import { drawSharePicture, shareLists } from './sharePictures.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const APP_TARGET = join(root, 'src/shared/art');
const MOCK_TARGET = join(root, 'mock/_server/art');
const GOODS_LIST = join(root, 'mock/_server/art/pictures.json');
const ART_SIZE = 256;
const AVATAR_SIZE = 160;
/** Of the portrait, so that the round picture is full of it. */
const HEAD_SIZE = 140;
const PRIZE_SIZE = 192;
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

/** What stands in a picture: code points of an emoji, or the name of a drawing and its colour ("mask/sky"). */
async function objectOf(source, tone) {
  const [name, tint] = source.split('/');
  const file = tint ? await drawObject(name, tint, fileOf) : castOf(source);
  if (!tone) return file;
  const [brightness, saturation, hue] = tone;
  return sharp(file).modulate({ brightness, saturation, hue }).png().toBuffer();
}

async function drawSet({ ground, main, prop, tone }) {
  return drawGoodsPicture({ ground, main: await objectOf(main, tone), prop: prop ? await objectOf(prop) : undefined });
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

function drawArt(source) {
  return source.includes('/') ? drawBare(source, ART_SIZE) : readFile(fileOf(source));
}

async function drawAvatar(code) {
  const head = await sharp(fileOf(code)).resize(HEAD_SIZE, HEAD_SIZE).png().toBuffer();
  return sharp({ create: { width: AVATAR_SIZE, height: AVATAR_SIZE, channels: 3, background: '#dceee8' } })
    .composite([{ input: head, left: (AVATAR_SIZE - HEAD_SIZE) / 2, top: AVATAR_SIZE - HEAD_SIZE - 6 }])
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
}

async function drawBare(source, size) {
  return sharp(await objectOf(source))
    .resize(size, size)
    .webp({ quality: 86, effort: 6 })
    .toBuffer();
}

await fillFolder(
  APP_TARGET,
  new Map(Object.entries(APP_ART).map(([name, code]) => [`${name}.webp`, () => drawArt(code)])),
);

const goods = existsSync(GOODS_LIST) ? JSON.parse(await readFile(GOODS_LIST, 'utf8')) : [];
await fillFolder(
  MOCK_TARGET,
  new Map([
    ...goods.map((set) => [`${set.name}.webp`, () => drawSet(set)]),
    ...Object.entries(BANNERS).map(([name, banner]) => [`${name}.webp`, () => drawBanner(banner, objectOf)]),
    ...Object.entries({ ...AVATARS, ...PORTRAITS }).map(([name, code]) => [
      `avatar-${name}.webp`,
      () => drawAvatar(code),
    ]),
    ...Object.entries(PRIZES).map(([name, code]) => [`prize-${name}.webp`, () => drawBare(code, PRIZE_SIZE)]),
  ]),
);

for (const list of await shareLists(join(root, 'src'))) {
  for (const [name, picture] of Object.entries(JSON.parse(await readFile(list, 'utf8')))) {
    await writeFile(join(dirname(list), `${name}.jpg`), await drawSharePicture(picture, objectOf));
  }
}
