import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { piecesOf } from './sourceMap.mjs';
import { whoseBytes } from './whoseBytes.mjs';

/** Owners smaller than this are summed up. */
const SMALL = 100;

const kilobytes = (bytes) => (Math.max(0, bytes) / 1000).toFixed(1).padStart(7);

function print({ owner, bytes, raw }) {
  console.log(`  ${kilobytes(bytes)} ${kilobytes(raw ?? 0)}  ${owner}`);
}

const sumOf = (rows, field) => rows.reduce((sum, row) => sum + row[field], 0);

/**
 * Prints what is in every script of `files`, by package and own folder: kB that the compressed script loses without it, and
 * its kB before compression. The build must have written source maps.
 */
export function printOwners(dist, files) {
  for (const file of files.filter((each) => each.endsWith('.js') && each !== 'app-config.js')) {
    const map = JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8'));
    const { total, common, owners } = whoseBytes(piecesOf(readFileSync(join(dist, file), 'utf8'), map));
    const large = owners.filter(({ bytes }) => bytes >= SMALL);
    const small = owners.filter(({ bytes }) => bytes < SMALL);
    console.log(`\n${file}: ${kilobytes(total).trim()} kB (kB compressed, before compression, whose):`);
    for (const row of large) print(row);
    if (small.length > 0)
      print({ owner: `${small.length} smaller ones`, bytes: sumOf(small, 'bytes'), raw: sumOf(small, 'raw') });
    print({ owner: 'what several of them have in common', bytes: common });
  }
}
