import { history } from 'umi';
import { isRedirecting } from '@/session/redirectRecord';
import { cleanHash } from '@/session/returnAddress';
import { subscribeSession } from '@/session/subscribeSession';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { readRecord } from '@/shared/lib/storage';
import { holdPlace } from './scrollMemory';

const NOTE = 'loginPlace';

const present = () => cleanHash(window.location.hash);

/** The address and the place on it, in CSS pixels, from which this page leaves for the login; none while it does not. */
function notePlace(): void {
  const top = Math.round(window.scrollY);
  if (isRedirecting() && top > 0) tabNotes.write(NOTE, JSON.stringify({ at: present(), top }));
  else tabNotes.remove(NOTE);
}

/** Back at that address, and not yet moved on: where he was. */
function goBackToPlace(): void {
  const noted = readRecord(tabNotes, NOTE);
  tabNotes.remove(NOTE);
  if (typeof noted?.top !== 'number' || noted.at !== present() || window.scrollY > 0) return;
  const stop = holdPlace(noted.top);
  // The place of another address is another one.
  const forget = history.listen(() => {
    forget();
    stop();
  });
}

/** Whoever goes to the login far down a page, and comes back to the same page, is where he was, signed in or not. */
export function followLoginPlace(): void {
  goBackToPlace();
  subscribeSession(notePlace);
}
