import type { FirstCall } from '@/request/askFirst';
import { isOfLastDays, lastVisitNote } from '@/request/lastVisitNote';

/** What the last visit has left of this call, as the body of an answer; undefined when there is nothing (of the last days). */
export function leftBy(call: FirstCall | undefined): unknown {
  try {
    const { at, data } = JSON.parse(localStorage.getItem(lastVisitNote(call?.path ?? '', call?.sends)) ?? '');
    return isOfLastDays(at, Date.now()) ? { code: 0, data } : undefined;
  } catch {
    return undefined;
  }
}
