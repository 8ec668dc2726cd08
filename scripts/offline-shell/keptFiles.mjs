// Which files of a build a phone keeps, so that the app opens without a network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The home screen, and where the codes are that staff takes. */
const SCREENS = [
  '/schedule/points-mall',
  '/schedule/member',
  '/coupon-list',
  '/schedule/equity-aggregation',
  '/equity',
  '/membership-card',
  '/schedule/points-mall/order-list',
  '/schedule/points-mall/order-detail',
];

/** Parts that may be missing, see scripts/optionalChunks.ts. */
const OPTIONAL = /^9\d{4}\./;
/** Parts that are of no use without a network: they come when they are opened. */
const ONLINE = /(?:^|\.)online\./;
const PICTURE = /static\/[\w.-]+\.[0-9a-f]{8}\.(?:webp|svg|png|jpg)/g;

const chunkOf = (address) => `src__pages__${address.slice(1).split('/').join('__')}__index`;

/** `chunks`, `later`: the reports of scripts/chunkReport.ts. Screens that the app no longer has are an error. */
export function keptFiles({ dist, chunks, later }) {
  const names = SCREENS.map(chunkOf);
  const gone = names.filter((name) => !chunks[name]);
  if (gone.length > 0) throw new Error(`no such screens to keep: ${gone.join(', ')}`);
  const online = Object.entries(chunks).flatMap(([name, files]) => (ONLINE.test(name) ? files : []));
  const laterOf = (name) => (later[name] ?? []).filter((file) => !online.includes(file));
  const code = [...chunks.umi, ...names.flatMap((name) => [...chunks[name], ...laterOf(name)])];
  const parts = [...new Set(code)].filter((file) => /\.(js|css)$/.test(file) && !OPTIONAL.test(file));
  const pictures = [...parts, 'index.html'].flatMap(
    (file) => readFileSync(join(dist, file), 'utf8').match(PICTURE) ?? [],
  );
  return [...parts, ...new Set(pictures)].sort();
}
