import sharp from 'sharp';
import { openPhone, pause } from './phone.mjs';

const MOMENTS_MS = [500, 750, 1000, 1500];
const WIDTH = 280;
const HEIGHT = 559;
const GAP = 10;
const HEADING = 26;

/** What was to be seen at each moment after the tap on a link, as JPEG; undefined while the screen was blank. */
async function framesOf(subject, settings) {
  const phone = await openPhone({ ...settings, conf: { content: subject.content } });
  const seen = [];
  try {
    phone.devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      seen.push({ at: metadata.timestamp * 1000, picture: Buffer.from(data, 'base64') });
      phone.devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await phone.devtools.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: 412, maxHeight: 823 });
    await phone.page.goto(settings.base + subject.at, { waitUntil: 'commit' });
    await pause(Math.max(...MOMENTS_MS) + 1500);
    const startAt = await phone.page.evaluate(() => performance.timeOrigin);
    // What was there before the page is not its doing.
    const own = seen.filter(({ at }) => at > startAt + 100);
    return MOMENTS_MS.map((ms) => own.filter(({ at }) => at <= startAt + ms).pop()?.picture);
  } finally {
    await phone.close();
  }
}

const word = (text, width) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEADING}"><text x="2" y="18" font-family="sans-serif" font-size="14" fill="#444">${text}</text></svg>`,
  );

/** One row a subject, one column a moment. Writes `file`. */
export async function drawFrames(rows, file) {
  const width = MOMENTS_MS.length * (WIDTH + GAP) + GAP;
  const height = rows.length * (HEIGHT + HEADING + GAP) + GAP;
  const parts = await Promise.all(
    rows.flatMap(({ label, pictures }, row) =>
      pictures.flatMap((picture, column) => {
        const left = GAP + column * (WIDTH + GAP);
        const top = GAP + row * (HEIGHT + HEADING + GAP);
        const blank = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } }).png();
        const shown = picture ? sharp(picture).resize(WIDTH, HEIGHT, { fit: 'cover', position: 'top' }).png() : blank;
        const text = `${label}, ${(MOMENTS_MS[column] / 1000).toFixed(2)} s`;
        return [
          { input: word(text, WIDTH), left, top },
          shown.toBuffer().then((input) => ({ input, left, top: top + HEADING })),
        ];
      }),
    ),
  );
  await sharp({ create: { width, height, channels: 3, background: '#e9e6e2' } })
    .composite(parts)
    .webp({ quality: 78 })
    .toFile(file);
}

export const takeFrames = async (subject, settings) => ({
  label: subject.label,
  pictures: await framesOf(subject, settings),
});
