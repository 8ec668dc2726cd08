import { askFirst, type FirstCalls } from '@/request/askFirst';
import { isSignedIn } from '@/session/loginInfo';
import { appConfig } from '@/shared/config/appConfig';
import { ROUTES } from '@/shared/config/routes';
import { isElderMode } from '@/shared/lib/elderMode';
import { serverNow } from '@/shared/lib/serverClock';

declare global {
  interface Window {
    /** What each screen begins with, by its path; the start page brings it. */
    __FIRST_CALLS__?: FirstCalls;
  }
}

/**
 * Asks for what the screen at `href` ("/path?query") begins with, in the moment of the tap: its code and its drawing come
 * meanwhile, and take the answers over (see takeEarlyAnswer). Nobody waits for them. The home screen keeps its own.
 */
export function askForNextAnswers(href: string): void {
  const [path = '', query] = href.split('?');
  if (path === ROUTES.pointsMall.path) return;
  const calls = window.__FIRST_CALLS__?.[path] ?? [];
  askFirst(calls, {
    query,
    isMember: isSignedIn(),
    isElder: isElderMode(),
    prefix: appConfig().urlPrefix,
    nowMs: serverNow(),
  });
}
