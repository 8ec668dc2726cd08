// Whose a source file is: a package's, or a folder's of our own.

/** Webpack's name of the home screen's part. */
export const HOME_CHUNK = 'src__pages__schedule__points-mall__index';

/** The package that a path lies in, with the folder of exactly this copy; undefined for our own files. */
export function packageOf(path) {
  const found = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(path);
  return found ? { name: found[2], root: found[1] } : undefined;
}

/** Folders whose parts are told apart. */
const ROOMS = /^src\/(features|campaigns|shared|pages)\/[^/]+/;

/** The name under which the bytes of a source are counted. */
export function ownerOf(path) {
  const owner = packageOf(path);
  if (owner) return owner.name;
  if (path.startsWith('src/.umi')) return 'src/.umi (written by Umi)';
  return ROOMS.exec(path)?.[0] ?? /^src\/[^/]+/.exec(path)?.[0] ?? 'webpack’s runtime';
}

/** Packages of which several copies are sent: name to their folders. */
export function packagesSentTwice(paths) {
  const copies = new Map();
  for (const path of paths) {
    const owner = packageOf(path);
    if (owner) copies.set(owner.name, (copies.get(owner.name) ?? new Set()).add(owner.root));
  }
  return [...copies].filter(([, roots]) => roots.size > 1).map(([name, roots]) => [name, [...roots].sort()]);
}
