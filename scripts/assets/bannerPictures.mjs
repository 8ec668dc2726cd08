// Composes the mock's banner pictures (no text in pictures; the app writes the words over the calm left side).
import sharp from 'sharp';

const WIDTH = 716;
const HEIGHT = 252;
const NURSE = '1f469-1f3fb-200d-2695-fe0f';

function bulbs() {
  return Array.from({ length: 9 }, (_, index) => {
    const x = 384 + index * 41;
    const y = 12 + 12 * Math.sin((index / 8) * Math.PI);
    return `<circle cx="${x}" cy="${y}" r="4.4" fill="#ffd166"/>`;
  }).join('');
}

function dots(colours, spread) {
  return Array.from({ length: spread }, (_, index) => {
    const x = 392 + ((index * 67) % 310);
    const y = 34 + ((index * 47) % 130);
    return `<circle cx="${x}" cy="${y}" r="${2 + (index % 3)}" fill="${colours[index % colours.length]}" opacity=".8"/>`;
  }).join('');
}

/**
 * Name -> ground, cast (front objects last) and the shape in front that the cast stands in. The left 55 % is one dark
 * colour under the words; the lead stands around x = 510, and what is right of 628 is out of sight on narrow phones.
 */
export const BANNERS = {
  'banner-carnival': {
    ground: `<rect width="716" height="252" fill="#241a4f"/>
<path d="M470 0 400 252h150z" fill="#3a2a78"/><path d="M590 0 540 252h176V150z" fill="#45308a"/>${bulbs()}${dots(['#ffd166', '#ff8fa3', '#7fe3cf'], 16)}<ellipse cx="540" cy="262" rx="176" ry="52" fill="#5b3fae"/>`,
    cast: [
      { what: '1f388', size: 76, left: 634, top: 40, turn: 10 },
      { what: NURSE, size: 200, left: 412, top: 50 },
      { what: '1f3a4', size: 60, left: 564, top: 158, turn: 14 },
    ],
    front:
      '<path d="M370 252c50-20 110-26 170-26s130 10 176 22v4z" fill="#ff8fa3"/><path d="M400 252c44-12 90-16 140-16s120 6 176 16z" fill="#e06f88"/>',
  },
  'banner-rights': {
    ground: `<rect width="716" height="252" fill="#0f5145"/><circle cx="524" cy="124" r="112" fill="#1b6b5b"/>
<path d="M716 20C640 26 600 52 586 96M650 36c-6 20-2 36 12 46" fill="none" stroke="#c9a45c" stroke-width="3"/>`,
    cast: [
      { what: 'apricot/fruit', size: 52, left: 646, top: 76 },
      { what: '1f4c5', size: 166, left: 432, top: 50 },
      { what: '1f381', size: 84, left: 540, top: 148 },
    ],
    front:
      '<path d="M370 252c60-26 120-30 180-28s120 14 166 26v2z" fill="#f7c98e"/><path d="M400 252c60-16 120-18 170-16s100 8 146 16z" fill="#efb56c"/>',
  },
  'banner-letter': {
    ground: `<rect width="716" height="252" fill="#74404f"/><path d="M428 24h216v240H428z" fill="#8c5364" transform="rotate(5 536 140)"/>
<path d="M418 34h216v232H418z" fill="#fbf7f3"/><path d="M444 74h84M444 98h66M444 122h76" stroke="#e0cdc6" stroke-width="4"/>
<circle cx="594" cy="78" r="25" fill="none" stroke="#b77a86" stroke-width="2.5"/>`,
    cast: [
      { what: '1f98b', size: 50, left: 652, top: 60, turn: 12 },
      { what: '1f338', size: 50, left: 428, top: 170 },
      { what: '1f490', size: 142, left: 474, top: 100, turn: -8 },
    ],
    front: '<path d="M370 252c70-26 140-28 200-24s100 6 146-10v34z" fill="#dcc0c4"/>',
  },
  'banner-soda': {
    ground: `<rect width="716" height="252" fill="#0c6579"/><path d="M380 252c50-90 90-112 150-98s110-40 186-56v154z" fill="#2f9ea4"/>
<g fill="none" stroke="#d8fbf4" stroke-width="2.5" opacity=".8"><circle cx="430" cy="52" r="11"/><circle cx="412" cy="92" r="6"/><circle cx="618" cy="40" r="14"/><circle cx="602" cy="84" r="6"/></g>`,
    cast: [
      { what: '1f34b', size: 66, left: 638, top: 136, turn: 10 },
      { what: '1f379', size: 182, left: 428, top: 40 },
      { what: '1f9ca', size: 64, left: 560, top: 164 },
    ],
    front: '<path d="M370 252c60-34 130-32 190-18s110 8 156-12v30z" fill="#a9ebe3"/>',
  },
  'banner-homecare': {
    ground: `<rect width="716" height="252" fill="#1f5f66"/><circle cx="560" cy="96" r="78" fill="#f4d58d" opacity=".9"/>
<path d="M380 252c56-76 116-96 176-84s100-12 160-44v128z" fill="#3d8580"/>`,
    cast: [
      { what: '1f3e0', size: 86, left: 632, top: 118 },
      { what: NURSE, size: 190, left: 430, top: 54 },
    ],
    front: '<path d="M370 252c80-32 150-36 220-30s90 10 126-4v34z" fill="#e9f3ee"/>',
  },
  'banner-april': {
    ground: `<rect width="716" height="252" fill="#24699b"/><g fill="#fff" opacity=".32"><path d="M424 92c0-16 24-22 32-8 14-8 30 2 26 16h-58z"/><path d="M634 62c0-14 20-18 28-6 12-6 26 2 22 14h-50z"/></g>
<path d="M380 252c60-70 140-84 200-66s90 0 136-22v88z" fill="#5fae6d"/>`,
    cast: [
      { what: '1fa81', size: 176, left: 432, top: 22 },
      { what: '1f337', size: 76, left: 640, top: 150 },
      { what: '1f33c', size: 60, left: 416, top: 176 },
    ],
    front: '<path d="M370 252c70-26 150-28 220-20s90 8 126-6v26z" fill="#8fd08a"/>',
  },
  'banner-may': {
    ground: `<rect width="716" height="252" fill="#86501a"/><circle cx="526" cy="130" r="118" fill="#a0672b"/><circle cx="526" cy="130" r="92" fill="#fdf3df"/>`,
    cast: [
      { what: '1f95b', size: 82, left: 634, top: 134 },
      { what: '1f9fa', size: 150, left: 452, top: 44 },
      { what: '1f950', size: 92, left: 410, top: 146 },
      { what: '1f353', size: 58, left: 568, top: 172 },
    ],
    front: '<path d="M370 252c70-20 150-24 220-20s90 6 126-2v22z" fill="#f7d9a5"/>',
  },
  'banner-year': {
    ground: `<rect width="716" height="252" fill="#12233f"/><circle cx="540" cy="250" r="190" fill="#1d3661"/>${dots(['#f4d58d', '#ffffff'], 18)}<path d="M396 214C420 96 520 30 690 40" fill="none" stroke="#c9a45c" stroke-width="2.5" stroke-dasharray="2 9" stroke-linecap="round"/>`,
    cast: [
      { what: '1f31f', size: 68, left: 638, top: 34 },
      { what: '1f3c6', size: 64, left: 558, top: 164 },
      { what: '1f52d', size: 184, left: 414, top: 42 },
    ],
    front: '<path d="M370 252c70-24 150-28 220-22s90 8 126-2v24z" fill="#e6c88f"/>',
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

/** Returns the WebP of one banner; `objectOf` gives the picture of code points or of a drawing. */
export async function drawBanner({ ground, cast, front }, objectOf) {
  const layers = [];
  for (const { what, size, left, top, turn = 0 } of cast) {
    const image = await sharp(await objectOf(what))
      .resize(size, size)
      .rotate(turn, { background: '#0000' })
      .png()
      .toBuffer();
    layers.push(await placeLayer(image, left, top));
  }
  layers.push({ input: wrapSvg(front), left: 0, top: 0 });
  return sharp(wrapSvg(ground)).composite(layers).flatten().webp({ quality: 82, effort: 6 }).toBuffer();
}
