import { contractCalls } from './contracts';
import { loadFailures, mockRoutes } from './mockRoutes';

/** Routes that the app reaches by navigation or that only QA and the mock's own pages use. */
const WITHOUT_CONTRACT = [
  /^(GET|POST) \/api\/__mock\//,
  /^GET \/app-config\.js$/,
  // A redirect of the browser, not a call. Source: spec §7 (official-account authorisation).
  /^GET \/api\/miniapp\/wxofficial\/login\/authorization$/,
];

const isContracted = (route: string) => !WITHOUT_CONTRACT.some((pattern) => pattern.test(route));

test('every mock file loads', () => {
  expect(loadFailures()).toEqual([]);
});

test('every route of the mock server has a contract', () => {
  const routes = mockRoutes().map(({ route }) => route);
  expect(routes.filter((route) => isContracted(route) && !contractCalls().has(route))).toEqual([]);
});

test('the mock server answers every contract', () => {
  const routes = new Set(mockRoutes().map(({ route }) => route));
  expect([...contractCalls().keys()].filter((route) => !routes.has(route))).toEqual([]);
});

test('no route is answered twice', () => {
  const routes = mockRoutes().map(({ route }) => route);
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});
