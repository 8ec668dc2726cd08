import { type AreaNode, areaTree } from './areas';

/** A piece of a text that names an area. */
export interface FoundArea {
  path: AreaNode[];
  start: number;
  end: number;
}

const SUFFIX = /(特别行政区|(?:壮族|回族|维吾尔)?自治区|[^省市]{0,9}族自治州|自治州|地区|省|市|盟)$/;

function aliasesOf([, name, children]: AreaNode): string[] {
  if (!children) return [name];
  const short = name.replace(SUFFIX, '');
  return short.length >= 2 && short !== name ? [name, short] : [name];
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

/** Where the node's name ends when the text names it at `from`; -1 otherwise. The long name is tried first. */
function endOfName(text: string, from: number, node: AreaNode): number {
  const alias = aliasesOf(node).find((each) => text.startsWith(each, from));
  return alias ? from + alias.length : -1;
}

/** Municipalities are often written twice: 北京市北京市朝阳区, 北京市市辖区朝阳区. */
function skipRepeats(text: string, from: number, node: AreaNode): number {
  const at = skipBlanks(text, from);
  if (text.startsWith('市辖区', at)) return at + 3;
  const end = endOfName(text, at, node);
  return end < 0 ? from : end;
}

function longer(a: FoundArea, b: FoundArea): FoundArea {
  if (a.path.length !== b.path.length) return a.path.length > b.path.length ? a : b;
  return b.end > a.end ? b : a;
}

/** The area within `found` that the text names at `at`; `found` itself when it names none there. */
function within(text: string, at: number, found: FoundArea): FoundArea {
  const inside = found.path.at(-1)?.[2] ?? [];
  let best = found;
  for (const child of inside) {
    const end = endOfName(text, at, child);
    if (end >= 0) best = longer(best, follow(text, { path: [...found.path, child], start: found.start, end }));
  }
  if (best !== found) return best;
  // The city is left out: 浙江省西湖区.
  for (const child of inside) {
    for (const grandchild of child[2] ?? []) {
      const end = endOfName(text, at, grandchild);
      if (end >= 0) best = longer(best, { path: [...found.path, child, grandchild], start: found.start, end });
    }
  }
  return best;
}

/** Follows the text down the tree from an area that is already found. */
function follow(text: string, found: FoundArea): FoundArea {
  const node = found.path.at(-1);
  if (!node?.[2]) return found;
  const best = within(text, skipBlanks(text, found.end), found);
  // Last, because 吉林市 begins like a repeated 吉林省.
  return best === found ? within(text, skipBlanks(text, skipRepeats(text, found.end, node)), found) : best;
}

let countiesByName: Map<string, AreaNode[][]> | undefined;

/** Paths of the counties by name, for texts that name nothing above them. */
function counties(): Map<string, AreaNode[][]> {
  if (countiesByName) return countiesByName;
  const found = new Map<string, AreaNode[][]>();
  const visit = (path: AreaNode[]) => {
    const node = path.at(-1);
    if (!node) return;
    if (node[2]) for (const child of node[2]) visit([...path, child]);
    else found.set(node[1], [...(found.get(node[1]) ?? []), path]);
  };
  for (const province of areaTree().tree) visit([province]);
  countiesByName = found;
  return found;
}

function startsAt(text: string, start: number): FoundArea | undefined {
  let best: FoundArea | undefined;
  const consider = (path: AreaNode[], node: AreaNode) => {
    const end = endOfName(text, start, node);
    if (end < 0) return;
    const found = follow(text, { path, start, end });
    // 中山路 is no city: a short name counts only when the text goes on with an area inside it.
    const isShort = end - start < node[1].length;
    if (isShort && found.path.length === path.length) return;
    best = best ? longer(best, found) : found;
  };
  for (const province of areaTree().tree) {
    consider([province], province);
    for (const city of province[2] ?? []) if (city[2]) consider([province, city], city);
  }
  return best;
}

function soleCounty(text: string): FoundArea | undefined {
  for (const [name, paths] of counties()) {
    const start = name.length >= 3 && paths.length === 1 ? text.indexOf(name) : -1;
    if (start >= 0 && paths[0]) return { path: paths[0], start, end: start + name.length };
  }
  return undefined;
}

/** The area that a text names most completely: 省市区 in order, the city alone, or a county whose name is unique. */
export function findArea(text: string): FoundArea | undefined {
  let best: FoundArea | undefined;
  for (let start = 0; start < text.length; start += 1) {
    if (text[start] === ' ') continue;
    const found = startsAt(text, start);
    if (found && (!best || found.path.length > best.path.length)) best = found;
  }
  const isWhole = best?.path.at(-1)?.[2] === undefined && best !== undefined;
  return isWhole ? best : (soleCounty(text) ?? best);
}
