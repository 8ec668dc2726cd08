import { history } from 'umi';
import { onPageReturn } from '@/bridge/pageReturn';
import { ROUTES } from '@/shared/config/routes';
import { isLoadingShown } from '@/shared/lib/loading';
import { isOffline } from '@/shared/lib/online';
import { whenIdle } from '@/shared/lib/whenIdle';

/** Between two questions, and between 稍后 and the next offer. */
const PAUSE_MS = 3_600_000;

/** Where nothing is under way: no form, no payment, no draw. */
const PLACES_OF_REST = [
  'pointsMall',
  'orderList',
  'record',
  'member',
  'prizeRecord',
  'notice',
  'couponList',
  'equityAggregation',
  'memberRightsCenter',
  'preferredDiscount',
  'invitedPeople',
  'courseList',
  'skinLibrary',
] as const;

const FIELD = 'input:not([type="radio"]):not([type="checkbox"]), textarea, select';

/** The build that this page is of, by the mark in its HTML; undefined in development. */
function ownVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
}

/** The build that the server has; undefined when it does not say. */
async function newestVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch('./version.json', { cache: 'no-cache' });
    const { version } = (answer.ok ? await answer.json() : {}) as { version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

/** The screen rests: a list or an overview without a panel, a word that was typed, or a call under way. */
export function isAtRest(): boolean {
  const { pathname, search } = history.location;
  const isPlace = PLACES_OF_REST.some((name) => ROUTES[name].path === pathname);
  const isPlain = [...new URLSearchParams(search).keys()].every((name) => name === 'tab' || name === 'filter');
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELD)];
  const isTyping = fields.some((field) => field.value !== '' || field === document.activeElement);
  const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  return isPlace && isPlain && !isTyping && !isOpen && !isLoadingShown() && !isOffline();
}

/**
 * Asks now and then, when the member comes back to the page, which build the server has, and offers to load another one
 * when the screen rests. The offer goes with the screen, and comes again on the next one that rests; after 稍后 an hour
 * goes by.
 */
export function followVersion(): void {
  const own = ownVersion();
  if (own === undefined) return;
  let pausedAt = Date.now();
  let isOld = false;
  let takeAway: (() => void) | undefined;
  const isPaused = () => Math.abs(Date.now() - pausedAt) < PAUSE_MS;
  const pause = () => {
    pausedAt = Date.now();
    takeAway = undefined;
  };

  const offer = async (): Promise<void> => {
    if (!isOld || isPaused() || takeAway || !isAtRest()) return;
    const note = await import(/* webpackChunkName: "optional.update" */ './UpdateNote').catch(() => undefined);
    if (note && !takeAway && isAtRest()) takeAway = note.showUpdateNote(pause);
  };
  const ask = async (): Promise<void> => {
    if (!isOld && !isPaused()) {
      const newest = await newestVersion();
      isOld = newest !== undefined && newest !== own;
      if (!isOld) pause();
    }
    await offer();
  };

  onPageReturn(() => void ask());
  history.listen(() => {
    takeAway?.();
    takeAway = undefined;
    whenIdle(() => void offer());
  });
}
