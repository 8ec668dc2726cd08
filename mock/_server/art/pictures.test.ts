import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedThematic } from '../activity/thematic/seed';
import { GIFTS } from '../april/gifts';
import { findCampaignGoods } from '../campaign/goods';
import { COURSES } from '../course/catalog';
import { lotteries } from '../lottery/store';
import { mall } from '../mall/store';
import { showRewards } from '../may/rewards';
import { packagesOf } from '../nursing-care/packages';
import { rewards } from '../reward/store';
import { SALE } from '../sale-2025-618/offers';
import { ACNE_ARTICLES } from '../skin/articles/acne';
import { BABY_ARTICLES } from '../skin/articles/baby';
import { ECZEMA_ARTICLES } from '../skin/articles/eczema';
import { SENSITIVE_ARTICLES } from '../skin/articles/sensitive';
import { SUN_ARTICLES } from '../skin/articles/sun';
import { WOUND_ARTICLES } from '../skin/articles/wound';
import { DAY, resetServer, serverNow } from '../state';
import { CODE as YEAR } from '../year/terms';
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

interface Shown {
  name: string;
  img: string;
}

const art = (slug: string) => `/api/__mock/art/goods-${slug}.webp`;

function goodsPictures(): Shown[] {
  return mall().goods.flatMap(({ name, gallery, skus, gift }) => [
    ...gallery.map((img) => ({ name, img })),
    ...skus.map(({ img }) => ({ name, img })),
    ...(gift ? [gift] : []),
  ]);
}

function campaignPictures(): Shown[] {
  const now = serverNow();
  const period = { startAt: now - DAY, endAt: now + DAY };
  const slots = [SALE.code, YEAR].flatMap((code) => findCampaignGoods(code)?.slots ?? []);
  const gifts = slots.flatMap(({ goods }) => goods.flatMap(({ gift }) => gift ?? []));
  const may = showRewards({ ...period, now, phase: 1, user: undefined });
  return [
    ...gifts,
    ...GIFTS,
    ...packagesOf(period).map(({ title, img }) => ({ name: title, img })),
    ...may.map(({ title, img }) => ({ name: title, img })),
    ...seedThematic().flatMap(({ welfare }) => welfare.filter(({ img }) => img !== '')),
  ];
}

function learningPictures(): Shown[] {
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

function wonPictures(): Shown[] {
  const prizes = lotteries().flatMap((each) => each.prizes);
  return [
    ...prizes.filter(({ type }) => type !== 'none').map(({ name, setImg }) => ({ name, img: setImg })),
    ...rewards().rows,
  ];
}

const SUBJECTS: ReadonlyMap<string, readonly string[]> = new Map(
  pictures.map(({ name, shows }) => [`/api/__mock/art/${name}.webp`, shows]),
);

test('every name has a picture of the thing that it names', () => {
  const shown = [...goodsPictures(), ...campaignPictures(), ...learningPictures(), ...wonPictures()];
  expect(shown.length).toBeGreaterThan(200);
  const astray = shown.filter(({ name, img }) => !SUBJECTS.get(img)?.some((word) => name.includes(word)));
  expect(astray.map(({ name, img }) => `${name}: ${img}`)).toEqual([]);
});

test('every set is made, and every bare prize has its set', () => {
  const made = new Set(files);
  expect(pictures.map(({ name }) => `${name}.webp`).filter((file) => !made.has(file))).toEqual([]);
  const bare = lotteries().flatMap(({ prizes }) => prizes.map(({ img }) => img.replace('/api/__mock/art/', '')));
  expect(bare.filter((file) => !made.has(file))).toEqual([]);
});
