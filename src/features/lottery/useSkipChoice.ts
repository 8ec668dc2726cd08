import { useState } from 'react';
import { tabNotes } from '@/shared/lib/deviceStorage';

const KEY = 'lotterySkip';

/** Whether the member wants results without the run of the light; kept for this tab. */
export function useSkipChoice(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => tabNotes.read(KEY) === '1');
  const choose = (next: boolean) => {
    setOn(next);
    if (next) tabNotes.write(KEY, '1');
    else tabNotes.remove(KEY);
  };
  return [isOn, choose];
}
