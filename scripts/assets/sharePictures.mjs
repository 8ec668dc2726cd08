// Draws what a shared link shows in a chat: 500 × 400, no words. Chats cut it to a square and show it at 40 px and up, so
// that one thing stands large in the middle 400 px. The ground is made like that of the pictures of goods.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { placeObject } from './goodsPicture.mjs';

const WIDTH = 500;
const HEIGHT = 400;

/** [ground, disc, table] of the lasting pictures; a campaign gives its own. */
const GROUNDS = {
  sage: ['#d3e8df', '#b7d9cb', '#f4f9f6'],
  apricot: ['#fbe0bd', '#f7cb92', '#fff8ef'],
  rose: ['#f6dcd9', '#eebfba', '#fdf5f4'],
  sky: ['#d7e7f3', '#b6d3ea', '#f4f8fb'],
  lilac: ['#e2e0f2', '#c8c3e6', '#f7f6fb'],
  lemon: ['#f6eec3', '#ecdd90', '#fdfbef'],
  night: ['#0f5145', '#1b6b5b', '#f7c98e'],
};

const LEAD = { size: 262, left: 119, top: 62 };
const BESIDE = { left: { size: 104, left: 34, top: 250 }, right: { size: 112, left: 352, top: 242 } };

function drawGround(colours) {
  const [ground, disc, table] = GROUNDS[colours] ?? colours;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<circle cx="250" cy="186" r="158" fill="${disc}"/>
<ellipse cx="250" cy="420" rx="330" ry="110" fill="${table}"/>
</svg>`);
}

/** The lists of pictures, each beside what it is drawn for, so that a campaign's pictures go with it. */
export async function shareLists(source) {
  const files = await readdir(source, { recursive: true });
  return files.filter((file) => basename(file) === 'sharePictures.json').map((file) => join(source, file));
}

/** Returns the JPEG of one picture: the lead and what stands beside it, left and right; `objectOf` gives the picture of code points or of a drawing. */
export async function drawSharePicture({ ground, lead, ...beside }, objectOf) {
  const layers = await placeObject(await objectOf(lead), { ...LEAD, shadowDrop: 12, shadowBlur: 9 });
  for (const [side, what] of Object.entries(beside)) {
    layers.push(...(await placeObject(await objectOf(what), { ...BESIDE[side], shadowDrop: 7, shadowBlur: 6 })));
  }
  return sharp(drawGround(ground)).composite(layers).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
