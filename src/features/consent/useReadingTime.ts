import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Seconds that a text still has to stay on screen. Counting starts when `key` is known (the text is shown) and starts
 * anew with another key (another wording); only time in which the page is visible counts.
 */
export function useReadingTime(key: string | undefined, waitSeconds: number): number {
  const [spent, setSpent] = useState({ key, seconds: 0 });
  const seconds = spent.key === key ? spent.seconds : 0;
  const left = key === undefined ? waitSeconds : Math.max(waitSeconds - seconds, 0);

  useEffect(() => {
    if (key === undefined || left === 0) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      setSpent((before) => ({ key, seconds: before.key === key ? before.seconds + 1 : 1 }));
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [key, left]);

  return left;
}
