import { useState } from 'react';
import { sessionStore } from '@/shared/lib/storage';

const KEY = 'lotterySkip';

/** Whether the member wants results without the run of the light; kept for this tab. */
export function useSkipChoice(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => sessionStore.read(KEY) === '1');
  const choose = (next: boolean) => {
    setOn(next);
    if (next) sessionStore.write(KEY, '1');
    else sessionStore.remove(KEY);
  };
  return [isOn, choose];
}
