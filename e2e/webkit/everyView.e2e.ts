import { allViews, SIZES, SMALL, WALK_MS } from '../support/everyView';
import { brokenDates, pageOverflow, partedDates, toTheTop } from '../support/geometry';
import { openWebKit, type WebKitPhone } from '../support/webkit';

/* What Chromium cannot say of an iPhone: every view for the member, at 320 px. */

let phone: WebKitPhone | undefined;
afterEach(() => phone?.close());

/** Texts that have a line for nearly every character. Runs in the page. */
function scatteredTexts(): string[] {
  const LEAST_LINES = 3;
  const LEAST_CHARACTERS = 1.5;
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = (node.textContent ?? '').trim();
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set(
      [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
    );
    if (lines.size >= LEAST_LINES && words.length / lines.size < LEAST_CHARACTERS) faults.push(words);
  }
  return faults;
}

test.each(SIZES)(
  'every view in %s',
  async (_, isElder) => {
    const visits = await allViews();
    const opened = await openWebKit({ width: SMALL.width, isElder });
    phone = opened;
    const faults: string[] = [];
    for (const { at } of visits) {
      const isThere = await opened.goTo(at);
      await opened.run(toTheTop);
      const overflow = await opened.run(pageOverflow);
      faults.push(
        ...[
          ...(isThere ? [] : ['loads for ever']),
          ...(overflow > 0 ? [`wider than the screen by ${overflow}`] : []),
          ...(await opened.run(brokenDates)).map((each) => `a date on two lines: ${each}`),
          ...(await opened.run(partedDates)).map((each) => `a date away from its words: ${each}`),
          ...(await opened.run(scatteredTexts)).map((each) => `a line for each character: ${each}`),
          ...(await opened.takeComplaints()),
        ].map((fault) => `${at}: ${fault}`),
      );
    }
    expect(faults).toEqual([]);
  },
  WALK_MS,
);
