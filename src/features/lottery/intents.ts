import { memberPhone } from '@/session/memberStorage';

/**
 * The receipt of a draw without an outcome outlives the tab, because a phone may close the page in between, and the
 * screen, because a result has to be seen. It has no end, because the server can always be asked for it. Each lottery has
 * its own.
 */
export function drawIntent(lotteryId: string) {
  return {
    intentKey: `draw:${lotteryId}`,
    intentOptions: { store: memberPhone, maxAgeMs: Number.POSITIVE_INFINITY },
    isOpenUntilSeen: true,
  };
}
