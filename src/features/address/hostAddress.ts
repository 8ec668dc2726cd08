import type { HostAddress } from '@/bridge/address';
import { type AreaNode, findAreaPath, formatArea } from '@/shared/lib/areas/areas';
import { type AddressForm, fillForm } from './addressForm';

function leafPath(nodes: readonly AreaNode[], code: string): string[] {
  for (const [each, , children] of nodes) {
    if (children === undefined && each === code) return [each];
    const below = children ? leafPath(children, code) : [];
    if (below.length > 0) return [each, ...below];
  }
  return [];
}

/** 北京 and 北京市, 新疆 and 新疆维吾尔自治区 are the same place. */
function isSamePlace(ours: string, theirs: string): boolean {
  const isShort = Math.min(ours.length, theirs.length) < 2;
  return ours === theirs || (!isShort && (ours.startsWith(theirs) || theirs.startsWith(ours)));
}

function findByName(nodes: readonly AreaNode[], name: string): AreaNode | undefined {
  return nodes.find((node) => node[1] === name) ?? nodes.find((node) => isSamePlace(node[1], name));
}

/** Follows the names down as far as they lead; a level that is missing or said twice (municipalities) is left out. */
function pathByNames(tree: readonly AreaNode[], names: readonly string[]): string[] {
  const path: string[] = [];
  let level = tree;
  for (const name of names) {
    const node = name === '' ? undefined : findByName(level, name);
    if (!node) continue;
    path.push(node[0]);
    level = node[2] ?? [];
  }
  return path;
}

/** The codes of the area: by its own code where that names the same district, else by the names. */
export function areaCodesOf(tree: readonly AreaNode[], { code, province, city, county }: HostAddress): string[] {
  const byCode = leafPath(tree, code);
  const [leaf] = findAreaPath(tree, byCode).slice(-1);
  if (leaf && (county === '' || isSamePlace(leaf[1], county))) return byCode;
  const byNames = pathByNames(tree, [province, city, county]);
  return byNames.length > 0 ? byNames : byCode;
}

/**
 * Puts an address of the messaging app into the form, to be checked and saved by the member: what is too long is whole
 * there, for a parcel does not arrive at a part of it. Without the tree, or where no name is known, the area is the app's
 * own words.
 */
export function fillFromHost(form: AddressForm, host: HostAddress, tree: readonly AreaNode[] | undefined): AddressForm {
  const areaCodes = tree ? areaCodesOf(tree, host) : [];
  const words = [host.province, host.city, host.county].filter(
    (word, place, all) => word !== '' && all[place - 1] !== word,
  );
  const filled = fillForm(form, {
    name: host.name,
    mobile: host.mobile,
    areaCodes,
    areaText: tree ? formatArea(tree, areaCodes) : '',
    detail: host.detail,
  });
  return areaCodes.length > 0 ? filled : { ...filled, areaCodes: [], areaText: words.join(' ') };
}
