import { MOST_BANNERS } from '@/features/banner/mostBanners';
import { safeImage } from '@/shared/lib/safeUrl';

/** What stands in the first banner, and how many stand in the row. */
export interface DrawnBanner {
  count: number;
  slots: Readonly<Record<'title' | 'summary' | 'img' | 'place', string>>;
}

/** Where the first stands, as a screen reader says it. */
const placeOf = (count: number) => (count > 1 ? `第 1 张，共 ${count} 张` : '');

interface PlainBanner {
  title: string;
  summary: string;
  img: string;
  linkType: string;
  link: string;
}

function isPlain(row: unknown, isScreen: (path: string) => boolean): row is PlainBanner {
  if (typeof row !== 'object' || row === null) return false;
  const { title, summary, img, linkType, link } = row as Record<string, unknown>;
  return (
    [title, summary, img].every((text) => typeof text === 'string') &&
    linkType === 'route' &&
    typeof link === 'string' &&
    isScreen(link.replace(/^#/, '').split(/[?#]/)[0] as string)
  );
}

/** The first banner when all of them lead to screens of the app: others may not lead anywhere from here, and the app knows. */
export function bannerOf(rows: readonly unknown[], isScreen: (path: string) => boolean): DrawnBanner | undefined {
  const banners = rows.filter((row): row is PlainBanner => isPlain(row, isScreen));
  const [first] = banners;
  const img = safeImage(first?.img);
  if (!first || img === undefined || banners.length < rows.length) return undefined;
  const { title, summary } = first;
  const count = Math.min(rows.length, MOST_BANNERS);
  return { count, slots: { title, summary, img, place: placeOf(count) } };
}

/** Two, so that the marks of a row are drawn too. For the build: nothing of them is in the page. */
export const SAMPLE_BANNERS: readonly object[] = /* @__PURE__ */ ['SAMPLE-BANNER', 'SAMPLE-OTHER'].map((id) => ({
  id,
  title: `${id}-TITLE`,
  summary: `${id}-SUMMARY`,
  img: `/${id}-IMG`,
  linkType: 'route',
  link: '/schedule/points-mall',
  startAt: 0,
  endAt: 0,
}));
