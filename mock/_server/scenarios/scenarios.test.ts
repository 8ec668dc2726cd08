import { allRoutes } from '../../../src/shared/config/routes';
import { mockRoutes } from '../../../src/testing/mockRoutes';
import { isFaultKind } from '../control/builtin';
import { MISSING } from './missing';
import { allScenarios, allScreens, givenNames, settingOf } from './registry';

// The tables of routes bring the campaigns' scenarios along, as the mock server does.
const paths = mockRoutes().map(({ route }) => route);

const stateOf = ({ name }: { name: string }) => name.split('/').slice(0, 2).join('/');
const stated = allScreens().flatMap(({ screen, states }) => states.map((state) => `${screen}/${state}`));

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('every screen of the route table is in the catalogue, and no other', () => {
  const known = allScreens().map(({ path }) => path);
  expect(known.sort()).toEqual(
    allRoutes()
      .map(({ path }) => path as string)
      .sort(),
  );
});

test('every state of every screen has a scenario', () => {
  const shown = new Set(allScenarios().map(stateOf));
  expect(stated.filter((state) => !shown.has(state))).toEqual([]);
});

test('what has no scenario is listed with a reason, and is a state of a screen that none shows', () => {
  const screens = allScreens().map(({ screen }) => screen);
  const astray = MISSING.filter(
    ({ state, why }) => why.length < 20 || stated.includes(state) || !screens.includes(state.split('/')[0] ?? ''),
  );
  expect(astray).toEqual([]);
  expect(repeated(MISSING.map(({ state }) => state))).toEqual([]);
});

test('a state is besides other states of its screen only', () => {
  const astray = allScenarios().filter((each) =>
    each.besides?.some((state) => !stated.includes(`${each.name.split('/')[0]}/${state}`)),
  );
  expect(astray.map(({ name }) => name)).toEqual([]);
});

test('every scenario is about a state that its screen can be in, and opens at its address', () => {
  const astray = allScenarios().filter((scenario) => {
    const screen = allScreens().find((each) => each.screen === scenario.name.split('/')[0]);
    return !stated.includes(stateOf(scenario)) || scenario.at.split('?')[0] !== screen?.path;
  });
  expect(astray.map(({ name }) => name)).toEqual([]);
});

test('no name is given twice, nor a state stated twice', () => {
  expect(repeated(givenNames())).toEqual([]);
  expect(repeated(stated)).toEqual([]);
});

test('two states of one screen are not told by the same words', () => {
  const marks = new Set(allScenarios().map((each) => `${stateOf(each)} ${each.shows}`));
  const told = [...marks].map((mark) => mark.replace(/\/[^/ ]+ /, ': '));
  expect(repeated(told)).toEqual([]);
});

test('what a scenario orders exists: kinds and paths of faults, and calls', () => {
  const faults = allScenarios().flatMap((each) => each.faults ?? []);
  expect(faults.filter(({ kind }) => !isFaultKind(kind))).toEqual([]);
  const isPath = (path: string) => path === '*' || paths.some((route) => route.endsWith(` ${path}`));
  expect(faults.filter(({ path }) => !isPath(path)).map(({ path }) => path)).toEqual([]);
  const calls = allScenarios().flatMap((each) => (each.deeds ?? []).map(({ call }) => call));
  expect(calls.filter((call) => call.includes(' ') && !paths.includes(call))).toEqual([]);
});

test('a link that names a scenario has its setting, and says when there is none', () => {
  expect(settingOf('paying/waiting/mini')).toMatchObject({ fresh: true, who: 'member', host: 'mini' });
  expect(() => settingOf('paying/unheard-of')).toThrow('没有这个场景');
});
