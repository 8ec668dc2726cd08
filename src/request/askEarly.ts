import { changeCount } from './changes';
import type { EarlyAnswer } from './takeEarlyAnswer';

/**
 * Asks for an answer before the screen that wants it is there; the request layer takes it over when it asks for the same
 * address (see takeEarlyAnswer). What was written meanwhile makes it worthless. `address` is prefix, path and query.
 */
export function askEarly(address: string): EarlyAnswer {
  const askedAfter = changeCount();
  const answer = fetch(address, { credentials: 'include' }).then(
    (response) => {
      early.cameAt = performance.now();
      return response;
    },
    () => undefined,
  );
  const early: EarlyAnswer = {
    key: `GET ${address}`,
    askedAt: performance.now(),
    get answer() {
      return askedAfter === changeCount() ? answer : Promise.resolve(undefined);
    },
  };
  window.__EARLY__ = [...(window.__EARLY__ ?? []).filter(({ key }) => key !== early.key), early];
  return early;
}
