import { refuse } from '../refusal';
import type { CatalogueEntry, Scenario, Setting } from './types';

/** Seeds, slots and live hours stand at the same moment whenever somebody looks. */
const MORNING = '09:00';

const screens = new Map<string, CatalogueEntry>();
const scenarios = new Map<string, Scenario>();
const names: string[] = [];

/** Adds a screen to the catalogue: its name, its path, and every state that it can be in. */
export function addScreen(screen: string, path: string, states: readonly string[]): void {
  screens.set(screen, { screen, path, states });
}

/** Adds scenarios; one that is read anew replaces itself. */
export function addScenarios(more: readonly Scenario[]): void {
  for (const scenario of more) {
    names.push(scenario.name);
    scenarios.set(scenario.name, scenario);
  }
}

export const allScreens = (): readonly CatalogueEntry[] => [...screens.values()];

export const allScenarios = (): readonly Scenario[] => [...scenarios.values()];

/** Every name that has been given, twice when it was given twice. */
export const givenNames = (): readonly string[] => names;

/** The setting of a link that names a scenario. */
export function settingOf(name: unknown): Setting {
  const found = scenarios.get(String(name));
  if (!found) throw refuse.notFound(`没有这个场景：${String(name)}`);
  const { name: _name, title: _title, shows: _shows, besides: _besides, elderShows: _elder, at, ...setting } = found;
  return { fresh: true, clock: MORNING, ...setting, at: `#${at}` };
}
