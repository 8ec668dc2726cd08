// Composes a goods picture: tinted ground, lighter disc, pale table curve, one object and one prop with soft shadows.
import sharp from 'sharp';

export const GOODS_SIZE = 480;
const SHADOW_COLOUR = 0x14_28_24_00;
const SHADOW_STRENGTH = 0.2;

/** [ground, disc, table] of the six grounds of goods, and of a stage for broadcasts. */
const GROUNDS = {
  sage: ['#e3efe9', '#cfe4da', '#f4f9f6'],
  apricot: ['#fdeedb', '#fbdfbb', '#fff8ef'],
  rose: ['#f8e8e6', '#f2d5d2', '#fdf5f4'],
  sky: ['#e4eef5', '#cfe0ec', '#f4f8fb'],
  lilac: ['#ecebf5', '#dbd8ec', '#f7f6fb'],
  lemon: ['#f8f3d9', '#f0e7b6', '#fdfbef'],
  stage: ['#4a2f8f', '#6a49b5', '#ff8fa3'],
};

function part(share) {
  return Math.round(GOODS_SIZE * share);
}

function drawGround(name) {
  const colours = GROUNDS[name];
  if (!colours) throw new Error(`no ground ${name}`);
  const [ground, disc, table] = colours;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${GOODS_SIZE}" height="${GOODS_SIZE}" viewBox="0 0 100 100">
<rect width="100" height="100" fill="${ground}"/>
<circle cx="50" cy="46" r="37" fill="${disc}"/>
<ellipse cx="50" cy="103" rx="60" ry="29" fill="${table}"/>
</svg>`);
}

/** Where an object stands; its width, left and bottom are shares of the picture. */
function placeOf(width, left, bottom, shadow) {
  return { size: part(width), left: part(left), top: GOODS_SIZE - part(bottom) - part(width), ...shadow };
}

/** One object with its soft shadow, as two layers; all lengths in pixels. */
export async function placeObject(file, { size, left, top, shadowDrop, shadowBlur }) {
  const object = await sharp(file)
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .ensureAlpha()
    .png()
    .toBuffer();
  const margin = Math.ceil(shadowBlur * 3);
  const wide = await sharp(object)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .png()
    .toBuffer();
  const silhouette = await sharp(wide)
    .extractChannel('alpha')
    .blur(shadowBlur)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h, channels } = silhouette.info;
  const pixels = Buffer.alloc(w * h * 4);
  for (let i = 0; i < w * h; i += 1) {
    const alpha = Math.round((silhouette.data[i * channels] ?? 0) * SHADOW_STRENGTH);
    pixels.writeUInt32BE(SHADOW_COLOUR + alpha, i * 4);
  }
  const shadow = await sharp(pixels, { raw: { width: w, height: h, channels: 4 } })
    .png()
    .toBuffer();
  return [
    { input: shadow, left: left - margin, top: top - margin + shadowDrop },
    { input: object, left, top },
  ];
}

/** Returns the WebP of one picture; `main` and `prop` are files, `prop` may be undefined. */
export async function drawGoodsPicture({ ground, main, prop }) {
  const layers = await placeObject(main, placeOf(0.56, 0.22, 0.15, { shadowDrop: 14, shadowBlur: 9 }));
  if (prop) {
    layers.push(...(await placeObject(prop, placeOf(0.24, 0.67, 0.11, { shadowDrop: 8, shadowBlur: 6 }))));
  }
  return sharp(drawGround(ground)).composite(layers).flatten().webp({ quality: 82, effort: 6 }).toBuffer();
}
