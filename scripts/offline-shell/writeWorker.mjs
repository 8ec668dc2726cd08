// Writes dist/sw.js, the service worker of this build, and dist/sw-off.js, which takes its place where it is switched off.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { keptFiles } from './keptFiles.mjs';

const bundle = (root, entry, define) =>
  buildSync({
    entryPoints: [join(root, 'scripts/offline-shell', entry)],
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target: ['chrome80', 'ios12'],
    // As in scripts/start-page/pageScripts.mjs.
    supported: { destructuring: true },
    define,
  }).outputFiles[0].text.trim();

/** Answers the files that a phone keeps beside the page. */
export function writeWorker(root, dist, reports) {
  const files = keptFiles({ dist, ...reports });
  const { version } = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8'));
  const worker = bundle(root, 'worker.ts', { BUILD: JSON.stringify(version), FILES: JSON.stringify(files) });
  writeFileSync(join(dist, 'sw.js'), worker);
  writeFileSync(join(dist, 'sw-off.js'), bundle(root, 'tombstone.ts', {}));
  return files;
}
