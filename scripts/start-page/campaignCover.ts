// A file of its own for each campaign, which only its page asks for (startPage.ts): it shows the campaign's head, which needs no
// answer, until the app's code is there.
import { type Drawn, paintScreen } from './paintScreen';

/** Put in by the build (coverFiles.mjs). */
declare const DRAWN: Drawn;

/** A text in place of the page, or a place further down. */
const OTHER_VIEW = /(^|&)(panel|block)=/;

if (!OTHER_VIEW.test(window.__START__.query)) paintScreen(DRAWN);
