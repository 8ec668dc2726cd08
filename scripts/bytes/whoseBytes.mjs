import { brotliOnce } from './compress.mjs';
import { ownerOf } from './sources.mjs';

const textOf = (pieces) => pieces.map(({ text }) => text).join('');

/**
 * What each owner costs in a compressed script: by how much the script is smaller without the owner's pieces. What several
 * have in common costs nothing more when one of them goes; it is counted apart, so that everything adds up to the file.
 */
export function whoseBytes(pieces) {
  const owned = pieces.map(({ text, path }) => ({
    text,
    owner: path === undefined ? 'what holds the modules together' : ownerOf(path),
  }));
  const total = brotliOnce(textOf(owned)).length;
  const names = [...new Set(owned.map(({ owner }) => owner))];
  const owners = names.map((owner) => ({
    owner,
    bytes: total - brotliOnce(textOf(owned.filter((piece) => piece.owner !== owner))).length,
    raw: textOf(owned.filter((piece) => piece.owner === owner)).length,
  }));
  const common = owners.reduce((left, { bytes }) => left - bytes, total);
  return { total, common, owners: owners.sort((a, b) => b.bytes - a.bytes) };
}
