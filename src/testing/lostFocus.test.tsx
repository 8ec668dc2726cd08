import { act, fireEvent } from '@testing-library/react';
import { allRoutes } from '@/shared/config/routes';
import { setElderMode } from '@/shared/lib/elderMode';
import { followLostFocus } from '@/shell/lostFocus';
import { serverClock } from './fakeServer';
import { screenOf, visitsOfMock } from './openVisit';
import { renderScreen } from './renderScreen';
import type { Visit } from './visits';
import { beginAnew, countingFetch, START, settle } from './watchScreen';
import { isOnTurn } from './wide';

/*
 * Every other visit of a member in 长辈版, all in a wide run: whoever presses a way to more comes to the first of what it brings, to the end of the
 * list, and is never put at the top of the page.
 */

const WAY_TO_MORE = /^(查看更多|加载更多|更\s*多|展\s*开|加载失败，点此重试|重\s*试)$/;
const MOST_PRESSES = 8;

/** The way to more in the view that is open. */
function wayToMore(): HTMLButtonElement | undefined {
  const panels = document.querySelectorAll('[role="dialog"]');
  const view = panels[panels.length - 1] ?? document;
  return [...view.querySelectorAll('button')].find(
    (each) => isWay(each) && !each.hasAttribute('aria-haspopup') && !each.disabled,
  );
}

const nameOf = (element: Element | null) => `${element?.tagName} ${(element?.textContent ?? '').slice(0, 30)}`;

const isWay = (element: Element) => WAY_TO_MORE.test(element.textContent ?? '');
/** A window of rows has no height here and draws only the first ones. */
const hasNews = (before: ReadonlySet<Element>) =>
  [...document.querySelectorAll('a, button, li, label')].some((each) => !before.has(each) && !isWay(each));

/** Where the focus is after a press, when that is no place to go on from. */
function faultAfter(before: ReadonlySet<Element>): string | undefined {
  const at = document.activeElement;
  if (at === null || at.matches('body, main, [role="dialog"]')) return `the focus is lost to ${nameOf(at)}`;
  if (before.has(at)) return `the focus is at what was there before: ${nameOf(at)}`;
  return isWay(at) && hasNews(before) ? 'the focus is at the way to more again' : undefined;
}

async function pressAll(): Promise<{ presses: number; faults: string[] }> {
  const faults: string[] = [];
  let presses = 0;
  for (let way = wayToMore(); way && presses < MOST_PRESSES; way = wayToMore()) {
    const button = way;
    const before = new Set(document.querySelectorAll('*'));
    act(() => button.focus());
    fireEvent.click(button);
    await settle();
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 40)));
    const fault = faultAfter(before);
    if (fault) faults.push(`${presses + 1}. ${nameOf(button)}: ${fault}`);
    presses += 1;
  }
  return { presses, faults };
}

let visits: Visit[] = [];
const where = new Set<string>();

beforeAll(async () => {
  serverClock.set(START);
  visits = (await visitsOfMock()).filter((_, place) => isOnTurn(place));
  followLostFocus();
});
beforeEach(() => {
  global.fetch = countingFetch();
});

test.each(allRoutes())('$path', async ({ path }) => {
  const all: string[] = [];
  for (const visit of visits.filter((each) => each.path === path)) {
    beginAnew('member');
    setElderMode(true);
    const Screen = screenOf(visit.path);
    // As RouteFrame has it.
    renderScreen(
      <main tabIndex={-1}>
        <Screen />
      </main>,
      { at: visit.at },
    );
    await settle();
    const { presses, faults } = await pressAll();
    if (presses > 0) where.add(visit.at);
    all.push(...faults.map((fault) => `${visit.at}: ${fault}`));
  }
  expect(all).toEqual([]);
});

test('there were ways to more', () => {
  expect(where.size).toBeGreaterThan(30);
});
