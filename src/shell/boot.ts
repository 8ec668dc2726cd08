import { installErrorGuard } from '@/request/errorGuard';
import { onProblem } from '@/request/problems';
import { bootSession } from '@/session/watchSession';
import { restoreElderMode } from '@/shared/lib/elderMode';
import { phoneNotes } from '@/shared/lib/ownerless';
import { showFailure, showMessage } from '@/shared/ui/toast';
import { type ChunkRuntime, installChunkRecovery, reloadWithFreshAddress } from './chunkRecovery';
import { followHashLinks } from './followHashLinks';
import { followScroll } from './scrollMemory';
import { startHash } from './startAddress';

/** Webpack's own object; absent where the code runs without webpack (tests). */
declare const __webpack_require__: ChunkRuntime | undefined;

/**
 * What must happen before Umi creates its router: the login answer is taken out of the address, the hash gets a form that
 * the router understands, and what guards the app is in place.
 *
 * Source: spec §4 (login flow, step 2), §8 (uncaught errors).
 */
export function boot(): void {
  bootSession();
  const hash = startHash(location.hash, location.search);
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
  restoreElderMode();
  followScroll();
  followHashLinks();
  installErrorGuard(showFailure);
  onProblem((kind, error) => {
    // Named, so that its absence does not load the page anew; see chunkRecovery.
    import(/* webpackChunkName: "optional" */ '@/request/reportErrors')
      .then(({ reportError }) => reportError(kind, error))
      .catch(() => undefined);
  });
  if (phoneNotes.read('logoutLeft') !== undefined) {
    import(/* webpackChunkName: "optional" */ '@/request/logOut')
      .then(({ tellLogoutLeft }) => tellLogoutLeft())
      .catch(() => undefined);
  }
  if (typeof __webpack_require__ !== 'undefined') {
    installChunkRecovery(__webpack_require__, {
      reload: reloadWithFreshAddress,
      onSlow: () => showMessage('网络较慢，正在重新加载页面'),
    });
  }
}
