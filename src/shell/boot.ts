import { holdFirstAnswers } from '@/request/earlyAnswers';
import { installErrorGuard, UNCAUGHT_TEXT } from '@/request/errorGuard';
import { onProblem } from '@/request/problems';
import { readChannel, readInviter } from '@/session/channel';
import { bootSession } from '@/session/watchSession';
import { addressBar } from '@/shared/lib/addressBar';
import { phoneNotes } from '@/shared/lib/deviceStorage';
import { restoreElderMode } from '@/shared/lib/elderMode';
import { showFailure } from '@/shared/ui/toast/toast';
import { type ChunkRuntime, installChunkRecovery } from './chunkRecovery';
import { followHashLinks } from './followHashLinks';
import { replacePageOnce } from './freshPage';
import { followScroll } from './scrollMemory';
import { startHash } from './startAddress';
import type { StartGuard } from './startGuard';
import { whenLoaded } from './whenLoaded';

declare global {
  interface Window {
    __START_GUARD__?: StartGuard;
  }
}

/** On a slow phone the first screen is drawn that long after the page has loaded. */
const FIRST_DRAWING_MS = 600;

/** Webpack's own object; absent where the code runs without webpack (tests). */
declare const __webpack_require__: ChunkRuntime | undefined;

/** Gives the hash a form that the router understands; `search` counts where the hash names no screen. */
function straightenHash(search: string): void {
  const hash = startHash(location.hash, search);
  if (hash !== location.hash) addressBar.replaceHash(hash);
}

/** An address may name who has invited and the channel: both are remembered, wherever the member goes from there. */
function rememberOrigin(): void {
  readChannel();
  readInviter();
}

/** A link may also be opened in the page that is open already: then only the hash changes. */
function handleHashChange(): void {
  straightenHash('');
  rememberOrigin();
}

/**
 * What must happen before Umi creates its router: the login answer is taken out of the address (where the HTML's guard has
 * done so before, because the code was late, it hands the answer over), the hash gets a form that the router understands,
 * now and whenever it changes later, and what guards the app is in place.
 *
 * Source: spec §4 (login flow, step 2), §8 (uncaught errors).
 */
export function boot(): void {
  const held = window.__START_GUARD__?.takeOver() ?? '';
  if (held !== '') addressBar.replaceHash(held);
  bootSession();
  holdFirstAnswers();
  straightenHash(location.search);
  for (const change of ['popstate', 'hashchange']) window.addEventListener(change, handleHashChange, true);
  // By now they stand in the hash also where the messaging app has dropped that of a link.
  rememberOrigin();
  restoreElderMode();
  followScroll();
  followHashLinks();
  // Such code is named, so that its absence does not load the page anew; see chunkRecovery.
  installErrorGuard((error) => {
    import(/* webpackChunkName: "optional" */ '@/request/uncaught')
      .then(({ tellUncaught }) => tellUncaught(error, showFailure))
      .catch(() => showFailure(UNCAUGHT_TEXT));
  });
  onProblem((kind, error) => {
    import(/* webpackChunkName: "optional" */ '@/request/reportErrors')
      .then(({ reportError }) => reportError(kind, error))
      .catch(() => undefined);
  });
  if (phoneNotes.read('logoutLeft') !== undefined) {
    import(/* webpackChunkName: "optional" */ '@/request/logOut')
      .then(({ tellLogoutLeft }) => tellLogoutLeft())
      .catch(() => undefined);
  }
  const follow = () => {
    import(/* webpackChunkName: "optional" */ './afterLoad')
      .then(({ afterLoad }) => afterLoad())
      .catch(() => undefined);
  };
  whenLoaded(() => setTimeout(follow, FIRST_DRAWING_MS));
  if (typeof __webpack_require__ !== 'undefined') {
    installChunkRecovery(__webpack_require__, { replacePage: replacePageOnce });
  }
}
