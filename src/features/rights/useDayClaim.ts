import { useState } from 'react';
import type { DataOf } from '@/request/defineCall';
import { type SubmitOptions, useSubmit } from '@/request/useSubmit';
import { claimDayItem, type DayItem } from './dayContract';
import { queueDelayMs } from './dayQueue';
import { dayIntent } from './intents';

/** The claim that is under way. */
export interface DayClaim {
  itemId: string;
  /** Too many ask at once; it is asked again when the server's time has come. */
  isQueued: boolean;
}

type Handlers = Pick<SubmitOptions<unknown, DataOf<typeof claimDayItem>>, 'onDone' | 'askAnew' | 'onUnknown'>;

/**
 * Claims one offer at a time. When too many ask at once the server says how long to wait; the same claim is then asked
 * again up to three times, so that one member gets one offer.
 */
export function useDayClaim(items: readonly DayItem[], handlers: Handlers) {
  const [claim, setClaim] = useState<DayClaim>();
  const { submit, isBusy } = useSubmit(claimDayItem, {
    ...dayIntent(items),
    isQuiet: true,
    repeatAfterMs: queueDelayMs,
    onWaiting: () => setClaim((previous) => previous && { ...previous, isQueued: true }),
    ...handlers,
  });
  const start = ({ slotId, itemId }: DayItem) => {
    if (!isBusy) setClaim({ itemId, isQueued: false });
    void submit({ slotId, itemId });
  };
  return { claim: isBusy ? claim : undefined, start };
}
