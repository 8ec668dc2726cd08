import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaNode, AreaTree } from '../../../src/shared/lib/areas/areas';
import type { GuestContext } from '../handle';

export type { AreaNode };

/** The tree is data, not code: it is read from the file that the app ships too. */
const FILE = join(__dirname, '../../../src/shared/lib/areas/areaTree.json');

let loaded: AreaTree | undefined;

export function areaTree(): AreaTree {
  loaded ??= JSON.parse(readFileSync(FILE, 'utf8')) as AreaTree;
  return loaded;
}

/** The nodes that the codes name; undefined unless they lead down to an area without further levels. */
export function wholePath(codes: readonly string[]): AreaNode[] | undefined {
  const path: AreaNode[] = [];
  let level: readonly AreaNode[] | undefined = areaTree().tree;
  for (const code of codes) {
    const node: AreaNode | undefined = level?.find((each) => each[0] === code);
    if (!node) return undefined;
    path.push(node);
    level = node[2];
  }
  return path.length > 0 && level === undefined ? path : undefined;
}

export function namesOf(path: readonly AreaNode[]): string {
  return path.map((node) => node[1]).join(' ');
}

/** The tree, or only its version when the asker has it already. */
export function getTree({ query }: GuestContext) {
  const { version, tree } = areaTree();
  return query.version === version ? { version } : { version, tree };
}
