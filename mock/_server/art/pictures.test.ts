import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedThematic } from '../activity/thematic/seed';
import { COURSES } from '../course/catalog';
import { lotteries } from '../lottery/store';
import { mall } from '../mall/store';
import { rewards } from '../reward/store';
import { ACNE_ARTICLES } from '../skin/articles/acne';
import { BABY_ARTICLES } from '../skin/articles/baby';
import { ECZEMA_ARTICLES } from '../skin/articles/eczema';
import { SENSITIVE_ARTICLES } from '../skin/articles/sensitive';
import { SUN_ARTICLES } from '../skin/articles/sun';
import { WOUND_ARTICLES } from '../skin/articles/wound';
import { resetServer } from '../state';
import { astrayPictures, type ShownPicture } from './pictureSubjects';
import pictures from './pictures.json';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.webp'));

/** The longer side at which a kind of picture is shown, in CSS pixels; its height to its width is kept. */
const SHOWN: Readonly<Record<string, { width: number; height: number }>> = {
  avatar: { width: 64, height: 64 },
  banner: { width: 358, height: 126 },
  goods: { width: 190, height: 190 },
  prize: { width: 96, height: 96 },
};

beforeEach(() => resetServer());

/** Of a WebP file, by its container. */
function pixelsOf(bytes: Buffer): { width: number; height: number } {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) % 0x4000, height: bytes.readUInt16LE(28) % 0x4000 };
  return { width: 0, height: 0 };
}

function faultOf(file: string): string | undefined {
  const shown = SHOWN[file.split('-')[0] ?? ''];
  if (!shown) return 'of no known kind';
  const bytes = readFileSync(join(__dirname, file));
  if (bytes.length >= 12_000) return `${bytes.length} bytes`;
  const { width, height } = pixelsOf(bytes);
  if (width < 2 * shown.width) return `${width} pixels for ${shown.width}`;
  return Math.abs(width / height - shown.width / shown.height) > 0.05 ? `${width} × ${height}` : undefined;
}

test('every picture is small to fetch, has two pixels for one and the shape of its place', () => {
  expect(files.length).toBeGreaterThan(100);
  const faults = files.map((file) => ({ file, fault: faultOf(file) }));
  expect(faults.filter(({ fault }) => fault !== undefined)).toEqual([]);
});

const art = (slug: string) => `/api/__mock/art/goods-${slug}.webp`;

function goodsPictures(): ShownPicture[] {
  return mall().goods.flatMap(({ name, gallery, skus, gift }) => [
    ...gallery.map((img) => ({ name, img })),
    ...skus.map(({ img }) => ({ name, img })),
    ...(gift ? [gift] : []),
  ]);
}

function welfarePictures(): ShownPicture[] {
  return seedThematic().flatMap(({ welfare }) => welfare.filter(({ img }) => img !== ''));
}

function learningPictures(): ShownPicture[] {
  const articles = [
    ACNE_ARTICLES,
    BABY_ARTICLES,
    ECZEMA_ARTICLES,
    SENSITIVE_ARTICLES,
    SUN_ARTICLES,
    WOUND_ARTICLES,
  ].flat();
  return [
    ...COURSES.map(({ title, pic }) => ({ name: title, img: art(pic) })),
    ...articles.map(({ title, picture }) => ({ name: title, img: picture })),
  ];
}

function wonPictures(): ShownPicture[] {
  const prizes = lotteries().flatMap((each) => each.prizes);
  return [
    ...prizes.filter(({ type }) => type !== 'none').map(({ name, setImg }) => ({ name, img: setImg })),
    ...rewards().rows,
  ];
}

test('every name has a picture of the thing that it names', () => {
  const shown = [...goodsPictures(), ...welfarePictures(), ...learningPictures(), ...wonPictures()];
  expect(shown.length).toBeGreaterThan(150);
  expect(astrayPictures(shown)).toEqual([]);
});

test('every set is made, and every bare prize has its set', () => {
  const made = new Set(files);
  expect(pictures.map(({ name }) => `${name}.webp`).filter((file) => !made.has(file))).toEqual([]);
  const bare = lotteries().flatMap(({ prizes }) => prizes.map(({ img }) => img.replace('/api/__mock/art/', '')));
  expect(bare.filter((file) => !made.has(file))).toEqual([]);
});
