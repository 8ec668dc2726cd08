import { useMount } from 'ahooks';
import { useState } from 'react';
import { serverNow } from '@/shared/lib/serverClock';
import { answerAtHand, takeAtHand } from './answerAtHand';
import { changeCount } from './changes';
import type { Call } from './defineCall';
import type { Cached } from './entryCache';

interface AtHand<Data> extends Cached {
  data: Data;
  updatedAt: number;
}

/**
 * The answer that is there when the screen is drawn for the first time, until it reads something else. `isEnough` says that
 * nothing needs to be asked; `askAnew` ends that, and the answer stands there until the next one comes.
 */
export function useAtHand<Payload, Data>(call: Call<Payload, Data>, payload: Payload, key: string, skip: boolean) {
  const [atHand, setAtHand] = useState((): AtHand<Data> | undefined => {
    const data = skip ? undefined : answerAtHand(call, payload);
    return data === undefined ? undefined : { query: key, readAfter: changeCount(), data, updatedAt: serverNow() };
  });
  const [isEnough, setEnough] = useState(atHand !== undefined);
  useMount(() => {
    if (atHand) takeAtHand(call, payload);
  });
  if (atHand && atHand.query !== key) {
    setAtHand(undefined);
    setEnough(false);
  }
  return { atHand, isEnough, askAnew: () => setEnough(false) };
}
