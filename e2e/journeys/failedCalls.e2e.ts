import { isOnTurn } from '../../src/testing/wide';
import { someViews } from '../support/addresses';
import { SMALL, WALK_MS } from '../support/everyView';
import { answerAtOnce, newVisitor } from '../support/visitor';
import { walkerOf } from '../support/walk';

/*
 * What stands on a screen while one of its calls fails is as sound as the screen: its words, its sizes, what can be hit.
 * Which words and ways on it has is in src/testing/faultMatrix.test.tsx. Each view by turns, all in a wide run.
 */

const TURNS = 16;
const CALLS = /\/api\/miniapp\//;

test(
  'whatever call of a screen fails, what stands there can be read and hit',
  async () => {
    const views = (await someViews()).filter((_, place) => isOnTurn(place, TURNS));
    expect(views.length).toBeGreaterThan(5);
    await answerAtOnce();
    const visitor = await newVisitor({ ...SMALL, persona: 'member' });
    const { page } = visitor;
    const { look } = walkerOf(visitor);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (CALLS.test(pathname)) asked.add(pathname);
    });
    const faults: string[] = [];
    let failures = 0;
    for (const { at } of views) {
      asked.clear();
      await look(at);
      for (const path of [...asked]) {
        const isIt = ({ pathname }: URL) => pathname === path;
        await page.route(isIt, (route) =>
          route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
        );
        faults.push(...(await look(at)).map((fault) => `${path} fails: ${fault}`));
        await page.unroute(isIt);
        failures += 1;
      }
    }
    expect(failures).toBeGreaterThan(18);
    expect(faults).toEqual([]);
  },
  WALK_MS,
);
