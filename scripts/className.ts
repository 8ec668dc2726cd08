import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** 12 million names. */
const LENGTH = 4;

const owners = new Map<string, string>();

/**
 * The name of a sheet's class in a production build, as css-loader asks for it: four letters and digits from the sheet's path
 * and the name there. In the names that development shows, the readable part alone is 1.3 kB of the first view. Two classes
 * of the same name stop the build.
 */
export function classNameOf(
  { resourcePath, rootContext }: { resourcePath: string; rootContext: string },
  _pattern: string,
  localName: string,
): string {
  const owner = `${relative(rootContext, resourcePath).replaceAll('\\', '/')} .${localName}`;
  const digest = createHash('sha256').update(owner).digest('base64url');
  const name = digest.replace(/[-_]/g, '').replace(/^\d+/, '').slice(0, LENGTH);
  const other = owners.get(name);
  if (other !== undefined && other !== owner) throw new Error(`${owner} and ${other} have the same name: rename one`);
  owners.set(name, owner);
  return name;
}
