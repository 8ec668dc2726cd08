import type { Failure } from '@/request/failure';
import { queueDelayMs } from './dayQueue';

function refusal(changes: Partial<Failure>): Failure {
  return { code: 2009, msg: '', kind: 'business', data: { retryAfter: 1200 }, ...changes };
}

test.each([
  [refusal({}), 0, 1200],
  [refusal({}), 2, 1200],
  [refusal({}), 3, undefined],
  [refusal({ data: null }), 0, 1000],
  [refusal({ data: { retryAfter: 'soon' } }), 0, 1000],
  [refusal({ data: { retryAfter: 600_000 } }), 0, 5000],
  [refusal({ code: 2003 }), 0, undefined],
  [refusal({ kind: 'server' }), 0, undefined],
])('%j after %d repeats waits %p ms', (failure, tries, delayMs) => {
  expect(queueDelayMs(failure, tries)).toBe(delayMs);
});
