import { CONSENT_TYPES } from '@/features/consent/contract';
import { WALLET_TABS } from '@/features/coupon/contract';
import { TABS } from '@/features/order/contract';
import { PRIZE_TABS } from '@/features/reward/contract';
import { allRoutes, ROUTES } from '@/shared/config/routes';
import { visitsOfMock } from './openVisit';
import { sourcesBelow } from './sourceOf';
import type { Visit } from './visits';

/*
 * The list of visits against what the screens read from the address: a tab or panel that nobody has listed would be seen
 * by no matrix.
 */

/** `useQueryParam('step')`, `query.get('cat')` */
const READ = /(?:useQueryParam|\bquery\.get)\('(\w+)'\)/g;
/** `useQueryParam('step') === 'code'` */
const COMPARED = /useQueryParam\('(\w+)'\) === '([\w-]+)'/g;
/** Names of what the bare address shows. */
const BARE = ['all', 'default', 'ledger', 'now'];
/** `const panel = usePanel('step')`, `const { shown: step } = usePanel('step', 'id')` */
const PANEL = /const (\w+|\{[^}]*\}) = usePanel\('(\w+)'/g;

interface Reading {
  keys: Set<string>;
  /** "step=code" */
  views: Set<string>;
}

/** What one file reads: its keys, and the words that it compares the panel's key with. */
function readingOf(text: string, { keys, views }: Reading): void {
  const own = [...text.matchAll(READ)].map(([, key = '']) => key);
  const add = (key: string, word: string) => !BARE.includes(word) && views.add(`${key}=${word}`);
  for (const [, key = '', word = ''] of text.matchAll(COMPARED)) add(key, word);
  const addCompared = (key: string, value: string) => {
    keys.add(key);
    for (const [, word = ''] of text.matchAll(new RegExp(`${value} === '([\\w-]+)'`, 'g'))) add(key, word);
  };
  for (const key of own) addCompared(key, `\\b${key}`);
  for (const [, panel = '', key = ''] of text.matchAll(PANEL)) {
    const [, alias = 'shown'] = /\bshown: (\w+)/.exec(panel) ?? [];
    addCompared(key, panel.startsWith('{') ? `(?<![\\w.])${alias}` : `\\b${panel}\\.shown`);
  }
}

function readingBelow(path: string): Reading {
  const reading: Reading = { keys: new Set(), views: new Set() };
  for (const text of sourcesBelow(`src/pages${path}/index.tsx`).values()) readingOf(text, reading);
  return reading;
}

const visits: Visit[] = [];
const queriesOf = (path: string) =>
  visits.filter((visit) => visit.path === path).map(({ at }) => new URLSearchParams(at.split('?')[1]));
const valuesOf = (path: string, key: string) => queriesOf(path).map((query) => query.get(key));

beforeAll(async () => visits.push(...(await visitsOfMock())));

test.each(allRoutes())('every key and panel that $path reads is in the list', ({ path }) => {
  const { keys, views } = readingBelow(path);
  const listedKeys = new Set(queriesOf(path).flatMap((query) => [...query.keys()]));
  const listedViews = new Set(queriesOf(path).flatMap((query) => [...query].map(([key, value]) => `${key}=${value}`)));
  expect([...keys].filter((key) => !listedKeys.has(key))).toEqual([]);
  expect([...views].filter((view) => !listedViews.has(view))).toEqual([]);
});

test('reading finds what a screen does with its address', () => {
  const { keys, views } = readingBelow(ROUTES.pointsMall.path);
  expect([...keys]).toEqual(expect.arrayContaining(['step', 'tab', 'q', 'couponId', 'cat', 'sort', 'only']));
  expect([...views]).toEqual(expect.arrayContaining(['step=sign', 'step=tasks', 'step=search', 'tab=service']));
});

test('every tab is in the list', () => {
  expect(valuesOf(ROUTES.orderList.path, 'tab')).toEqual(expect.arrayContaining(TABS.filter((tab) => tab !== 'all')));
  expect(valuesOf(ROUTES.prizeRecord.path, 'tab')).toEqual(
    expect.arrayContaining(PRIZE_TABS.filter((tab) => tab !== 'all')),
  );
  expect(valuesOf(ROUTES.couponList.path, 'tab')).toEqual(
    expect.arrayContaining(WALLET_TABS.filter((tab) => tab !== 'usable')),
  );
  expect(valuesOf(ROUTES.noticeBefore.path, 'type')).toEqual(expect.arrayContaining([...CONSENT_TYPES]));
});

test('no number of a seeded record is missing', () => {
  expect(visits.filter(({ at }) => at.includes('undefined'))).toEqual([]);
});
