import { setElderMode } from '@/shared/lib/elderMode';
import { serverClock } from './fakeServer';
import { openVisit } from './openVisit';
import { beginAnew, type Person, START, settle } from './watchScreen';

/*
 * Lists whose rows have the same button: who goes from button to button by ear hears by its description which row each
 * is of.
 */

const LISTS: readonly (readonly [Person, string])[] = [
  ['guest', '/coupon-list?tab=center'],
  ['member', '/coupon-list?tab=mine'],
  ['member', '/schedule/equity-aggregation'],
  ['member', '/schedule/equity-aggregation?owner=family&step=family'],
  ['member', '/equity-day'],
  ['member', '/preferred-discount'],
  ['member', '/preferred-discount?tab=map'],
  ['guest', '/course-list'],
  ['member', '/course-list'],
  ['member', '/schedule/points-mall?step=tasks'],
  ['member', '/schedule/notice?tab=order'],
  ['member', '/prize-record'],
  ['member', '/schedule/record?tab=reward'],
  ['member', '/comment?sort=hot'],
  ['guest', '/comment'],
  ['guest', '/activity/nursing-care/play'],
  ['guest', '/activity/nursing-care'],
  ['guest', '/activity/nursing-care/welfare'],
  ['member', '/activity-2025-618'],
  ['member', '/activity/year/goods'],
  ['member', '/april'],
  ['member', '/may'],
];

function wordsOf(id: string): string {
  const element = document.getElementById(id);
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
}

/** Name and description of a control, as a reader says them. */
function heard(control: Element): string {
  const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
  const rows = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [name, ...rows.map(wordsOf)].join('，');
}

const SWITCHES = [
  '/schedule/member',
  '/schedule/address?action=new',
  '/schedule/points-mall?step=sign',
  '/schedule/points-mall',
  '/activity/year/goods',
];

/** Who reads a view word by word: what is hidden from him is left out. */
function wordsForReader(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('[aria-hidden="true"], [role="switch"]'))
      words.push((walker.currentNode.textContent ?? '').trim());
  }
  return words;
}

beforeAll(() => serverClock.set(START));

test.each(SWITCHES)('the words beside a switch at %s are heard once, as its name', async (at) => {
  beginAnew('member');
  const [path = ''] = at.split('?');
  openVisit({ path, at });
  await settle();
  const names = [...document.querySelectorAll('[role="switch"]')].map((each) => each.getAttribute('aria-label') ?? '');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => wordsForReader(document.body).includes(name))).toEqual([]);
});

describe.each([
  ['the normal size', false],
  ['长辈版', true],
])('%s', (_, isElder) =>
  test.each(LISTS)('%s at %s', async (person, at) => {
    beginAnew(person);
    setElderMode(isElder);
    const [path = ''] = at.split('?');
    openVisit({ path, at });
    await settle();
    const view = document.querySelector('[role="dialog"]') ?? document;
    const controls = [...view.querySelectorAll('button:not(:disabled), a[href]')];
    const ways = controls.filter((each) => !each.closest('[hidden], [aria-hidden="true"], nav'));
    const all = ways.map(heard);
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter((each, place) => all.indexOf(each) !== place)).toEqual([]);
  }),
);
