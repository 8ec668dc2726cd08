// A file of its own, which only the page of a good asks for (startPage.ts): from the early answer it shows the good's picture,
// name and price in the boxes of the screen, until the app's code is there.
import { isFirstView } from './firstView';
import { seedOf } from './goodsSeed';
import { type Drawn, paintScreen } from './paintScreen';

/** Put in by the build (coverFiles.mjs). */
declare const DRAWN: Drawn;

const { early, query } = window.__START__;

function paint(answer: unknown): void {
  const found = seedOf(answer, new URLSearchParams(query).get('goodsId'));
  // What the app draws while it waits is the same.
  if (found && paintScreen(DRAWN, found)) window.__START_GOODS__ = found.seed;
}

// Another name asks for a panel or a choice.
if (isFirstView(['goodsId', 'from'])) {
  early[0]?.answer.then((came) => came && paint(JSON.parse(came.body))).catch(() => undefined);
}
