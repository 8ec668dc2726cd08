import { useMount } from 'ahooks';
import { useState } from 'react';
import { type AtHand, answerAtHand, takeAtHand } from './answerAtHand';
import { changeCount } from './changes';
import type { Call } from './defineCall';
import type { Cached } from './entryCache';

/**
 * The answer that is there when the screen is drawn for the first time, until it reads something else. `isEnough` says that
 * nothing needs to be asked; `askAnew` ends that, and the answer stands there until the next one comes.
 */
export function useAtHand<Payload, Data>(call: Call<Payload, Data>, payload: Payload, key: string, skip: boolean) {
  const [atHand, setAtHand] = useState((): (AtHand<Data> & Cached) | undefined => {
    const answer = skip ? undefined : answerAtHand(call, payload);
    return answer && { query: key, readAfter: changeCount(), ...answer };
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
