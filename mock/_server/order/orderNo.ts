import { dayOf, HOUR, nextId } from '../state';

/** A number that tells the day and minute (China time), such as G202611210932100012. */
export function newOrderNo(now: number): string {
  const clock = new Date(now + 8 * HOUR).toISOString().slice(11, 16).replace(':', '');
  return nextId(`G${dayOf(now).replaceAll('-', '')}${clock}`);
}
