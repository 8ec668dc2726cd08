import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.HOSTING_PLACE ??= join(tmpdir(), 'membership-h5-hosting');
/**
 * Where the sites of npm run test:hosting lie while it runs: nginx reads them under a user of its own. Named once for all
 * processes of the run, whose browsers have a folder that is theirs alone.
 */
export const PLACE = process.env.HOSTING_PLACE;
export const MOCK_PORT = 4323;

interface Site {
  readonly name: string;
  readonly port: number;
  readonly prefix: string;
  /** Whether nginx sends what is packed as brotli: only where it has the module. */
  readonly brotli: 'on' | 'off';
}

/** The app under a prefix, compressed as well as nginx can; and alone on its host, with what every nginx can. */
export const SITES: readonly Site[] = [
  { name: 'under a prefix', port: 8092, prefix: '/m/', brotli: process.env.NGINX_BROTLI === 'off' ? 'off' : 'on' },
  { name: 'at the root', port: 8091, prefix: '/', brotli: 'off' },
];

export const folderOf = ({ port }: Site): string => join(PLACE, String(port));
export const originOf = ({ port }: Site): string => `https://localhost:${port}`;
export const addressOf = (site: Site): string => originOf(site) + site.prefix;

/** A file that an earlier release had and the present one has not. */
export const OLD_CHUNK = '9999.abcdef.async.js';
/** A host whose pictures the earlier release's configuration let in. */
export const OLD_PICTURES = 'earlier.example.com';
export const PICTURES = 'pictures.example.com';
export const MARK = 'MP_verify_a1B2c3D4e5F6g7H8.txt';
export type { Site };
