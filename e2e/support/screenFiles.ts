import { readFileSync } from 'node:fs';
import { CHUNK_REPORT } from '../../scripts/chunkReport';

/** The own part of the screen at this address; parts of several screens stand before it. */
function fileOf(address: string, ending: string): string {
  const report: Record<string, string[]> = JSON.parse(readFileSync(CHUNK_REPORT, 'utf8'));
  const files = report[`src__pages__${address.slice(1).replace(/\//g, '__')}__index`] ?? [];
  const own = files.filter((file) => file.endsWith(ending)).pop();
  if (own === undefined) throw new Error(`the build has no ${ending} for ${address}`);
  return own.replace(/\./g, '\\.');
}

/** The script of a screen, with whatever follows in its URL. */
export const codeOf = (address: string) => new RegExp(fileOf(address, '.async.js'));

/** The style sheet of a screen as it is asked for first. */
export const styleOf = (address: string) => new RegExp(`${fileOf(address, '.chunk.css')}$`);
