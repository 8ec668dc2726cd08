// Where the finished document is kept, and whether it is still the one of the sources.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib.mjs';
import { closed } from './closed.mjs';

// Not below node_modules, which copies of the tree share.
export const CACHE = join(ROOT, '.contract');
const DOCUMENT = join(CACHE, 'openapi.json');
const CLOSED = join(CACHE, 'closed.json');
const STAMP = join(CACHE, 'stamp.json');

function filesBelow(folder, pattern) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file) && !file.includes('.umi'))
    .sort();
}

export const contractFiles = () => filesBelow('src', /[cC]ontract\.ts$/);

/** A fingerprint of everything that the document is made of: the contracts, what they import, and these scripts. */
function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const file of new Set([
    ...contractFiles(),
    ...filesBelow('scripts/contract', /\.\w+$/),
    ...inputs,
    'package-lock.json',
  ]))
    if (existsSync(join(ROOT, file))) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

export function isKept() {
  if (!existsSync(DOCUMENT) || !existsSync(STAMP)) return false;
  const { inputs, mark } = JSON.parse(readFileSync(STAMP, 'utf8'));
  return mark === fingerprint(inputs);
}

/** Two runs may begin at the same time: a file is there as a whole or not at all. */
function write(file, content) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(content));
  renameSync(own, file);
}

/** Keeps the document, and beside it the one that answers are held against: without examples, its objects closed. */
export function keep(document, inputs) {
  mkdirSync(CACHE, { recursive: true });
  write(DOCUMENT, document);
  write(CLOSED, closed(document));
  write(STAMP, { inputs, mark: fingerprint(inputs) });
}
