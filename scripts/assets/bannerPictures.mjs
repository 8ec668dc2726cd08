// Composes the mock's banner pictures (no text in pictures; the app writes the words over the calm left side).
import sharp from 'sharp';

const WIDTH = 716;
const HEIGHT = 252;
const NURSE = '1f469-1f3fb-200d-2695-fe0f';

function bulbs() {
  return Array.from({ length: 17 }, (_, index) => {
    const x = 8 + index * 44;
    const y = 16 + 14 * Math.sin((index / 16) * Math.PI);
    return `<circle cx="${x}" cy="${y}" r="4.4" fill="#ffd166"/>`;
  }).join('');
}

function confetti() {
  const colours = ['#ffd166', '#ff8fa3', '#7fe3cf'];
  return Array.from({ length: 22 }, (_, index) => {
    const x = index % 2 === 0 ? 330 + ((index * 23) % 96) : 612 + ((index * 31) % 96);
    const y = 52 + ((index * 47) % 150);
    return `<rect x="${x}" y="${y}" width="7" height="4" rx="1" transform="rotate(${(index * 53) % 180} ${x} ${y})" fill="${colours[index % 3]}" opacity=".75"/>`;
  }).join('');
}

/** Name -> ground, cast (front objects last) and the shape in front that the cast stands in. */
export const BANNERS = {
  'banner-carnival': {
    ground: `<rect width="716" height="252" fill="#241a4f"/>
<path d="M420 0 330 252h190z" fill="#3a2a78"/><path d="M560 0 500 252h200z" fill="#45308a"/><path d="M250 0l-60 252h130z" fill="#2c2160"/>
<path d="M0 0h716v10Q358 44 0 10z" fill="#38286f"/>${bulbs()}${confetti()}<ellipse cx="528" cy="262" rx="250" ry="52" fill="#5b3fae"/>`,
    cast: [
      { code: '1f388', size: 82, left: 614, top: 26, turn: 10 },
      { code: '1f3a4', size: 66, left: 352, top: 158, turn: -14 },
      { code: NURSE, size: 214, left: 436, top: 50 },
    ],
    front:
      '<path d="M300 252c60-22 150-30 232-30s150 12 184 30z" fill="#ff8fa3"/><path d="M300 252c60-14 150-20 232-20s150 8 184 20z" fill="#e06f88"/>',
  },
  'banner-rights': {
    ground: `<rect width="716" height="252" fill="#fdeedb"/><circle cx="540" cy="120" r="140" fill="#fbdfbb"/>
<path d="M330 252C318 168 352 118 424 96c16 66-12 122-94 156z" fill="#f7c98e" opacity=".7"/><path d="M716 226c4-62-14-104-62-126-18 62 8 106 62 126z" fill="#f7c98e" opacity=".6"/>`,
    cast: [
      { code: '1f338', size: 66, left: 398, top: 46, turn: -12 },
      { code: '1f381', size: 104, left: 590, top: 118 },
      { code: '1f4c5', size: 176, left: 430, top: 48 },
    ],
    front:
      '<path d="M280 252c90-34 190-40 270-36s126 18 166 36z" fill="#f6d3a3"/><path d="M320 252c90-22 170-26 250-22s106 10 146 22z" fill="#f0c286"/>',
  },
  'banner-letter': {
    ground: `<rect width="716" height="252" fill="#efe3e4"/><path d="M372 22h292v240H372z" fill="#e6d3d2" transform="rotate(3 518 140)"/>
<path d="M352 30h296v232H352z" fill="#fbf7f3"/><path d="M378 74h110M378 100h86M378 126h98" stroke="#e6d8d0" stroke-width="3"/>
<circle cx="596" cy="84" r="34" fill="none" stroke="#b77a86" stroke-width="2.5"/><circle cx="596" cy="84" r="26" fill="none" stroke="#b77a86" stroke-width="1.5"/>`,
    cast: [
      { code: '1f98b', size: 46, left: 414, top: 122, turn: 12 },
      { code: '1f338', size: 52, left: 372, top: 160 },
      { code: '1f490', size: 150, left: 484, top: 98, turn: -8 },
    ],
    front: '<path d="M250 252c80-28 170-32 250-26s140 8 216-16v42z" fill="#dcc0c4"/>',
  },
  'banner-soda': {
    ground: `<rect width="716" height="252" fill="#0c6579"/><path d="M220 252c60-120 130-150 230-120s150-60 266-70v190z" fill="#3fb4b8"/>
<g fill="none" stroke="#d8fbf4" stroke-width="2.5" opacity=".8"><circle cx="396" cy="52" r="12"/><circle cx="424" cy="88" r="6"/><circle cx="664" cy="44" r="16"/><circle cx="636" cy="86" r="7"/></g>`,
    cast: [
      { code: '1f9ca', size: 62, left: 398, top: 156 },
      { code: '1f34b', size: 70, left: 616, top: 138, turn: 10 },
      { code: '1f6cd-fe0f', size: 166, left: 452, top: 50 },
    ],
    front: '<path d="M230 252c80-44 170-40 250-24s150 12 236-12v46z" fill="#a9ebe3"/>',
  },
  'banner-homecare': {
    ground: `<rect width="716" height="252" fill="#dcebf2"/><circle cx="560" cy="104" r="96" fill="#f7f3e2"/>
<path d="M250 252c70-92 150-120 240-104s160-10 226-56v160z" fill="#c3dcd6"/>`,
    cast: [
      { code: '2744-fe0f', size: 44, left: 366, top: 40, turn: 12 },
      { code: '2744-fe0f', size: 30, left: 660, top: 52, turn: -8 },
      { code: '1f3e0', size: 150, left: 546, top: 74 },
      { code: '1f475-1f3fb', size: 104, left: 366, top: 104 },
      { code: NURSE, size: 148, left: 446, top: 90 },
    ],
    front: '<path d="M230 252c96-40 190-48 276-40s150 14 210-6v46z" fill="#f4f9f6"/>',
  },
};

function wrapSvg(body) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`,
  );
}

/** Cuts a layer to the picture: sharp refuses layers that reach beyond the edge. */
async function placeLayer(image, left, top) {
  const { width, height } = await sharp(image).metadata();
  const right = Math.min(WIDTH, left + width);
  const bottom = Math.min(HEIGHT, top + height);
  const x = Math.max(0, left);
  const y = Math.max(0, top);
  const input = await sharp(image)
    .extract({ left: x - left, top: y - top, width: right - x, height: bottom - y })
    .toBuffer();
  return { input, left: x, top: y };
}

/** Returns the WebP of one banner; `fileOf` gives the picture file of an emoji's code points. */
export async function drawBanner({ ground, cast, front }, fileOf) {
  const layers = [];
  for (const { code, size, left, top, turn = 0 } of cast) {
    const image = await sharp(fileOf(code)).resize(size, size).rotate(turn, { background: '#0000' }).png().toBuffer();
    layers.push(await placeLayer(image, left, top));
  }
  layers.push({ input: wrapSvg(front), left: 0, top: 0 });
  return sharp(wrapSvg(ground)).composite(layers).flatten().webp({ quality: 82, effort: 6 }).toBuffer();
}
