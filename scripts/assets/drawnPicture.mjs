// Renders what no emoji shows: drawn/<name>.svg, with one set of colours, one light and, where it says emoji:<code
// points>, an emoji in its place. `tint` names the colour of the object's body, url(#main) in the drawing.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FOLDER = new URL('drawn/', import.meta.url);
const SIZE = 512;

/** Light, middle and dark of every colour. */
const COLOURS = {
  sage: ['#d8f0e4', '#93cbb1', '#559e80'],
  apricot: ['#ffe3b8', '#f8bc70', '#dd8a3c'],
  rose: ['#ffdbe0', '#f5a3b5', '#d36a8c'],
  sky: ['#d9efff', '#97c6f2', '#4f8bd2'],
  lilac: ['#ebe3ff', '#bfacf0', '#866ecb'],
  lemon: ['#fff6c4', '#f8da68', '#dba92d'],
  cream: ['#ffffff', '#fbf4e8', '#e6d5bd'],
  white: ['#ffffff', '#f2f5fb', '#cbd4e4'],
  grey: ['#e3e8f0', '#a5afc0', '#6b7690'],
  ink: ['#69738a', '#434d64', '#2a3247'],
  wood: ['#f3d0a3', '#d29a64', '#96603a'],
  woodDark: ['#dba873', '#b07a48', '#7a4b2b'],
  red: ['#ffa08c', '#e8525a', '#a82649'],
  leaf: ['#a4e397', '#4cb269', '#1b7c58'],
  water: ['#e9fbff', '#bfe9f7', '#8fd0ea'],
  moon: ['#ffffff', '#f1f6f4', '#c6d8d6'],
  honey: ['#fff0cc', '#f3cf96', '#cf9a58'],
  celadon: ['#e2f5ee', '#a9d9cb', '#6cab9c'],
  fruit: ['#ffd58a', '#f59b3c', '#d96a1e'],
};
const STRAIGHT = { wood: 'woodFlat', grey: 'greyFlat', ink: 'inkFlat' };

function mixWhite(colour, share) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${parts
    .map((part) =>
      Math.round(part + (255 - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function gradient(id, [light, middle, dark], inPixels = false) {
  // A box of no height, such as a straight line's, has no gradient of its own.
  const reach = inPixels
    ? 'gradientUnits="userSpaceOnUse" x1="60" y1="0" x2="180" y2="256"'
    : 'x1=".2" y1="0" x2=".75" y2="1"';
  return `<linearGradient id="${id}" ${reach}><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
}

/** Light from the upper left and shade at the lower right, inside the shape; `depth` is how round it looks. */
function roundness(id, depth) {
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="-40" y="-40" width="336" height="336" color-interpolation-filters="sRGB">
<feComponentTransfer in="SourceAlpha" result="outside"><feFuncA type="table" tableValues="1 0"/></feComponentTransfer>
<feGaussianBlur in="outside" stdDeviation="${depth}"/><feOffset dx="${-depth * 0.8}" dy="${-depth}" result="far"/>
<feFlood flood-color="#4a1f5c" flood-opacity=".42"/><feComposite in2="far" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="shade"/>
<feGaussianBlur in="outside" stdDeviation="${depth * 0.6}"/><feOffset dx="${depth * 0.6}" dy="${depth * 0.7}" result="near"/>
<feFlood flood-color="#ffffff" flood-opacity=".75"/><feComposite in2="near" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="light"/>
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="light"/></feMerge></filter>`;
}

function drawDefs(tint) {
  const main = COLOURS[tint];
  if (!main) throw new Error(`no colour ${tint}`);
  const [light, middle, dark] = main;
  return `<defs>${Object.entries(COLOURS)
    .map(([name, colours]) => gradient(name, colours))
    .join('')}
${Object.entries(STRAIGHT)
  .map(([name, id]) => gradient(id, COLOURS[name], true))
  .join('')}
${gradient('main', main)}${gradient('mainFlat', main, true)}
${gradient('soft', [mixWhite(light, 0.7), mixWhite(middle, 0.55), mixWhite(dark, 0.4)])}${gradient('dark', [middle, dark, dark])}
<radialGradient id="glow"><stop offset="0" stop-color="#fff3b0" stop-opacity=".95"/><stop offset="1" stop-color="#fff3b0" stop-opacity="0"/></radialGradient>
${roundness('puff', 9)}${roundness('puffM', 5.5)}${roundness('puffS', 3)}</defs>`;
}

/** Returns the PNG of a drawing; `fileOf` gives the picture file of an emoji's code points. */
export async function drawObject(name, tint, fileOf) {
  const svg = await readFile(fileURLToPath(new URL(`${name}.svg`, FOLDER)), 'utf8');
  const codes = [...new Set([...svg.matchAll(/emoji:([0-9a-f-]+)/g)].map(([, code]) => code))];
  let drawing = svg.replace(/<svg [^>]*>/, (start) => `${start}${drawDefs(tint)}`);
  for (const code of codes) {
    const image = await sharp(fileOf(code)).png().toBuffer();
    drawing = drawing.replaceAll(`emoji:${code}`, `data:image/png;base64,${image.toString('base64')}`);
  }
  return sharp(Buffer.from(drawing), { density: (72 * SIZE) / 256 })
    .resize(SIZE, SIZE)
    .png()
    .toBuffer();
}
