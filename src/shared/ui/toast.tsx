import { ReactComponent as SuccessIcon } from '@/shared/icons/circleCheck.svg';
import { registerOverlay } from './overlays';
import { showPlainMessage } from './plainMessage';

/** A message that was shown this short before a navigation belongs to the step itself and stays. */
const KEPT_ON_NAVIGATION_MS = 600;
const DEFAULT_DURATION_MS = 3000;

type Tone = 'message' | 'success' | 'failure';

let latest = 0;
let forgetShown = () => {};

/** Lets navigation close the message, unless it has just appeared. */
function closeOnNavigation(close: () => void): void {
  const shownAt = Date.now();
  const closeWhenOld = () => {
    if (Date.now() - shownAt >= KEPT_ON_NAVIGATION_MS) close();
    else forgetShown = registerOverlay(closeWhenOld);
  };
  forgetShown();
  forgetShown = registerOverlay(closeWhenOld);
}

async function show(text: string, tone: Tone, durationMs: number): Promise<void> {
  if (text === '') return;
  latest += 1;
  const own = latest;
  const toast = await import('./antdToast').catch(() => undefined);
  // A newer message takes this one's place before it was seen.
  if (own !== latest) return;
  if (!toast) return showPlainMessage(text, durationMs);
  const close = toast.openToast({
    content: <span role={tone === 'failure' ? 'alert' : 'status'}>{text}</span>,
    icon: tone === 'success' ? <SuccessIcon color="var(--apricot-400)" /> : undefined,
    durationMs,
    onClosed: () => {
      if (own === latest) forgetShown();
    },
  });
  closeOnNavigation(close);
}

/** Shows a message for three seconds. One message at a time: a new one takes the place of the old. Source: spec §9. */
export function showMessage(text: string): void {
  void show(text, 'message', DEFAULT_DURATION_MS);
}

/** Shows that something is done, with a check, for three seconds. Source: spec §8, §9. */
export function showSuccess(text: string): void {
  void show(text, 'success', DEFAULT_DURATION_MS);
}

/** Shows why something failed; comments use one second, everything else three. Source: spec §8, §9. */
export function showFailure(text: string, durationMs: number = DEFAULT_DURATION_MS): void {
  void show(text, 'failure', durationMs);
}
