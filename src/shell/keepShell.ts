import { currentHost } from '@/bridge/environment';
import { offlineSwitch } from '@/shared/config/offlineSwitch';
import { isSparing } from '@/shared/lib/connection';
import { forgetShell } from '@/shared/lib/offlineShell';

/** Webpack's own object, with the maker of script addresses that the content policy lets in; absent in tests. */
declare const __webpack_require__: { tu?: (address: string) => string } | undefined;

const WORKER = './sw.js';

/** Nothing is known of what the web-view of a mini-program keeps on iOS, and for how long. */
function isUnsureHost(): boolean {
  return currentHost() === 'miniProgram' && /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent);
}

const isBuilt = () => document.querySelector('meta[name="build"]') !== null;

/** Takes the worker of this address away, with all that it keeps. The worker of another app on this host stays. */
async function removeShell(workers: ServiceWorkerContainer, scope: string): Promise<void> {
  const registration = await workers.getRegistration(scope);
  if (registration?.scope !== scope) return;
  await registration.unregister();
  await forgetShell(scope);
}

/**
 * Lets the phone keep the app's shell, so that the app opens without a network; takes it away again when the host's
 * configuration has been switched off. Registers nothing where the phone saves data, in development, and where the host has
 * no such thing.
 */
export async function keepShell(): Promise<void> {
  const isOn = offlineSwitch();
  const workers = window.isSecureContext ? navigator.serviceWorker : undefined;
  if (!workers || isOn === undefined || !isBuilt()) return;
  if (!isOn) return removeShell(workers, new URL('./', document.baseURI).href);
  if (isUnsureHost() || isSparing()) return;
  const address = typeof __webpack_require__ === 'undefined' ? WORKER : (__webpack_require__.tu?.(WORKER) ?? WORKER);
  await workers.register(address, { updateViaCache: 'none' });
}
