import { allVisits, type Visit } from '../../src/testing/visits';
import { waitUntilLoaded } from './soundness';
import { askAsMember, BASE, type Visitor } from './visitor';

const MOST_VIEWS = 2;
const PANEL = /[?&](step|action|panel)=/;

/** Opens an address in a new document: a change of the hash alone would leave the former screen for a moment. */
export async function openAnew({ page, open }: Visitor, address: string): Promise<void> {
  await page.goto(`${BASE}/app-config.js`);
  await open(address);
  await waitUntilLoaded(page);
}

/** Of every address the first views, and the first panel. The server has just been reset. */
export async function someViews(): Promise<Visit[]> {
  const visits = await allVisits(askAsMember);
  const paths = [...new Set(visits.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const own = visits.filter((visit) => visit.path === path);
    return [
      ...own.filter(({ at }) => !PANEL.test(at)).slice(0, MOST_VIEWS),
      ...own.filter(({ at }) => PANEL.test(at)).slice(0, 1),
    ];
  });
}
