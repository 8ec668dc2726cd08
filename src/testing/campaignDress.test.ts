import { campaignFiles } from '../../scripts/campaignFiles';

type Dress = Readonly<Record<string, string>>;

/** The tokens that a campaign's module gives its page. */
function dressesIn(file: string): Dress[] {
  const parts: unknown[] = Object.values(jest.requireActual(`../../${file}`));
  return parts.flatMap((part) => {
    const own = part as { dress?: Dress; foot?: string };
    const dress = own.dress ?? (own.foot === undefined ? undefined : (own as Dress));
    return dress ? [dress] : [];
  });
}

const dresses = ['definition.ts', 'definition.tsx', 'dress.ts', 'world.ts']
  .flatMap(campaignFiles)
  .flatMap((file) => dressesIn(file).map((dress) => [file, dress] as const));

function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** What the brand writes with where a dress says nothing. */
const BRAND: Dress = { 'on-page': '#18221f', foot: '#4f5c58' };

/** Titles of states, their words, help and the organiser stand on the page itself. */
test.each(dresses)('%s: words on its page can be read', (_, dress) => {
  const grounds = dress.page?.match(/#[0-9a-f]{6}/g) ?? ['#f4f6f5'];
  for (const token of ['on-page', 'foot']) {
    const own = dress[token];
    const colour = own?.startsWith('#') ? own : (BRAND[token] ?? '');
    for (const ground of grounds)
      expect({ token, ground, ratio: contrast(colour, ground) >= 4.5 }).toEqual({ token, ground, ratio: true });
  }
});

/** As high as a head without its picture, which has failed, is at most. */
const BARE_PX = 240;

/** The colours that stand behind the words of such a head. */
function groundsOfBare(hero: string): string[] {
  const stops = [...hero.matchAll(/(#[0-9a-f]{6})(?: (\d+)px)?/g)];
  return stops.filter(([, , at = '0']) => Number(at) <= BARE_PX).map(([, ground = '']) => ground);
}

test.each(dresses.filter(([, { hero, soft }]) => hero !== undefined && soft?.startsWith('#')))(
  '%s: the line below its headline can be read where the picture is missing',
  (_, { hero = '', soft = '' }) => {
    for (const ground of groundsOfBare(hero))
      expect({ ground, ratio: contrast(soft, ground) >= 4.5 }).toEqual({ ground, ratio: true });
  },
);

test('every campaign has a dress that is looked at', () => {
  expect(dresses.length).toBeGreaterThanOrEqual(campaignFiles('routes.ts').length);
});
