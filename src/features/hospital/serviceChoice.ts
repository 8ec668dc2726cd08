import type { HospitalService, HospitalServices } from './contract';

type Groups = HospitalServices['groups'];

const FIRST = 4;
const LEAST_KEYWORD = 2;

export function allServices(groups: Groups): HospitalService[] {
  const seen = new Set<string>();
  return groups.flatMap(({ items }) => items).filter(({ key }) => !seen.has(key) && seen.add(key));
}

/** The four that stand on top: what the member has used last, then what most people use, then what comes first. */
export function firstServices(
  { groups, common }: Pick<HospitalServices, 'groups' | 'common'>,
  used: readonly string[],
): HospitalService[] {
  const all = allServices(groups);
  const inOrder = new Set([...used, ...common, ...all.map(({ key }) => key)]);
  return [...inOrder].flatMap((key) => all.filter((service) => service.key === key)).slice(0, FIRST);
}

/** The groups without what stands on top already; a group of nothing else goes. */
export function groupsWithout(shown: readonly HospitalService[], groups: Groups): Groups {
  const keys = shown.map(({ key }) => key);
  return groups
    .map(({ name, items }) => ({ name, items: items.filter(({ key }) => !keys.includes(key)) }))
    .filter(({ items }) => items.length > 0);
}

/** Input methods for Chinese have letters and digits of full width, too. */
const plain = (words: string) => words.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** 2: by its name, 1: by a word that people use for it, 0: not at all. */
function closenessOf({ name, keywords }: HospitalService, wanted: string): number {
  if (plain(name).includes(wanted)) return 2;
  const isMeant = keywords.map(plain).some((word) => {
    if (word === '') return false;
    return word.includes(wanted) || (word.length >= LEAST_KEYWORD && wanted.includes(word));
  });
  return isMeant ? 1 : 0;
}

/** Whether somebody looks for help at once, which no service gives. */
export const isEmergency = (words: string): boolean => /急|救护|120/.test(plain(words));

export interface Find {
  service: HospitalService;
  group: string;
}

/** Services that go by these words, those that bear them in their name first. */
export function findServices(groups: Groups, words: string): Find[] {
  const wanted = plain(words);
  if (wanted === '') return [];
  const all = groups.flatMap(({ name, items }) => items.map((service) => ({ service, group: name })));
  const byCloseness = (least: number) => all.filter(({ service }) => closenessOf(service, wanted) === least);
  return [...byCloseness(2), ...byCloseness(1)];
}
