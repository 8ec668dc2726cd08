const LONGEST_SIDE_PX = 1600;
/** Tried in turn until the picture is small enough. */
const QUALITIES = [0.82, 0.6, 0.4];
/** Characters of the data address: half a MB of picture, which 25 kB/s bring to the server within the 30 s of a call. */
const ENOUGH_CHARACTERS = 700_000;

/** The size that fits, with the same proportions; small pictures stay as they are. */
export function fitSize(width: number, height: number, limit = LONGEST_SIDE_PX): { width: number; height: number } {
  const scale = Math.min(1, limit / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('not a picture'));
    image.src = address;
  });
}

function draw(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitSize(image.naturalWidth, image.naturalHeight));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // JPEG has no transparency.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The first that is small enough, else the last. */
export function firstSmall(encodings: ReadonlyArray<() => string>, enough = ENOUGH_CHARACTERS): string {
  let shrunk = '';
  for (const encode of encodings) {
    shrunk = encode();
    if (shrunk.length <= enough) break;
  }
  return shrunk;
}

/**
 * Makes a photo small (1600 pixels on the longer side) and draws it anew as JPEG, so that place, time and device of the
 * original stay on the phone. Resolves with a data address; rejects when the file is no picture this phone can read.
 */
export async function shrinkImage(file: Blob): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const canvas = draw(await loadImage(address));
    const shrunk = firstSmall(QUALITIES.map((quality) => () => canvas.toDataURL('image/jpeg', quality)));
    if (!shrunk.startsWith('data:image/jpeg')) throw new Error('no picture');
    return shrunk;
  } finally {
    URL.revokeObjectURL(address);
  }
}
