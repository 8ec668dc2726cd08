/** One administrative area: six-digit code, name, and the areas within it. */
export type AreaNode = readonly [code: string, name: string, children?: readonly AreaNode[]];

/** The areas of China as a tree: two levels in municipalities, three (sometimes two) elsewhere. */
export interface AreaTree {
  readonly version: string;
  readonly tree: readonly AreaNode[];
}

/** Loads the tree that comes with the app (30 kB compressed, a chunk of its own). */
export async function loadAreaTree(): Promise<AreaTree> {
  const loaded = await import('./areaTree.json');
  return loaded.default as unknown as AreaTree;
}

/** The nodes that the codes name, outermost first; empty when a code does not lie within the one before it. */
export function findAreaPath(tree: readonly AreaNode[], codes: readonly string[]): AreaNode[] {
  const path: AreaNode[] = [];
  let level: readonly AreaNode[] = tree;
  for (const code of codes) {
    const node = level.find((each) => each[0] === code);
    if (!node) return [];
    path.push(node);
    level = node[2] ?? [];
  }
  return path;
}

/** Whether the codes lead down to an area without further levels. No codes: false. */
export function isWholeAreaPath(tree: readonly AreaNode[], codes: readonly string[]): boolean {
  const last = findAreaPath(tree, codes).slice(-1)[0];
  return last !== undefined && last[2] === undefined;
}

/** The names that the codes lead through, for example "浙江省 杭州市 西湖区"; '' for unknown codes. */
export function formatArea(tree: readonly AreaNode[], codes: readonly string[], separator = ' '): string {
  return findAreaPath(tree, codes)
    .map((node) => node[1])
    .join(separator);
}
