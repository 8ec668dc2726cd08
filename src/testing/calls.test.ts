import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractCalls } from './contracts';
import { loadFailures, mockRoutes } from './mockRoutes';

/** Routes that the app reaches by navigation or that only QA and the mock's own pages use. */
const WITHOUT_CONTRACT = [
  /^(GET|POST) \/api\/__mock\//,
  /^GET \/app-config\.js$/,
  // A redirect of the browser, not a call. Source: spec §7 (official-account authorisation).
  /^GET \/api\/miniapp\/wxofficial\/login\/authorization$/,
];

/** Agreed with the server, answered by the mock, and sent by no screen yet. */
const NOT_SENT_YET = ['getCategories', 'getPayResult'];

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

test('every call of a contract is sent by somebody', () => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.umi|[\\/]testing[\\/]|\.test\.|[\\/]index\.ts$/.test(file));
  const textOf = (all: string[]) => all.map((file) => readFileSync(file, 'utf8')).join('\n');
  const contracts = files.filter((file) => /ontract\.ts$/.test(file));
  const users = new Set(textOf(files.filter((file) => !contracts.includes(file))).match(/\w+/g));
  const calls = Array.from(textOf(contracts).matchAll(/^export const (\w+) = defineCall\(/gm), ([, name = '']) => name);
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter((name) => !users.has(name)).sort()).toEqual(NOT_SENT_YET);
});
