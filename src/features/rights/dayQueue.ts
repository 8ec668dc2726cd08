import type { Failure } from '@/request/failure';
import { TOO_OFTEN } from '@/shared/config/serverCodes';
import { numberIn } from '@/shared/lib/numberIn';

const TRIES = 3;
const DEFAULT_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 5000;

function retryAfterOf(data: unknown): number {
  const wanted = numberIn(data, 'retryAfter');
  return wanted !== undefined && wanted >= 0 ? wanted : DEFAULT_DELAY_MS;
}

/**
 * How many milliseconds to wait before the same claim is asked again; undefined when it is not a matter of waiting or
 * three repeats have not helped. `tries` counts the repeats so far.
 */
export function queueDelayMs({ code, data, kind }: Failure, tries: number): number | undefined {
  if (kind !== 'business' || code !== TOO_OFTEN || tries >= TRIES) return undefined;
  return Math.min(retryAfterOf(data), LONGEST_DELAY_MS);
}
