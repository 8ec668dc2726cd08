import { readFileSync } from 'node:fs';
import { CHUNK_REPORT } from '../../scripts/chunkReport';

/** The own file of a part; those of several stand before it. */
function fileOf(part: string, ending: string): string {
  const report: Record<string, string[]> = JSON.parse(readFileSync(CHUNK_REPORT, 'utf8'));
  const own = report[part]?.filter((file) => file.endsWith(ending)).pop();
  if (own === undefined) throw new Error(`the build has no ${ending} for ${part}`);
  return own.replace(/\./g, '\\.');
}

const partOf = (address: string) => `src__pages__${address.slice(1).replace(/\//g, '__')}__index`;

/** The script of what begins when the page has loaded, and may be missing. */
export const optionalCode = () => new RegExp(fileOf('optional', '.async.js'));

/** The script of a screen, with whatever follows in its URL. */
export const codeOf = (address: string) => new RegExp(fileOf(partOf(address), '.async.js'));

/** The script of a part with a name of its own. */
export const partCode = (name: string) => new RegExp(fileOf(name, '.async.js'));

/** The style sheet of a screen as it is asked for first. */
export const styleOf = (address: string) => new RegExp(`${fileOf(partOf(address), '.chunk.css')}$`);
