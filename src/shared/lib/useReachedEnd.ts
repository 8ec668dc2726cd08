import { useEffect, useState } from 'react';

/** Says whether the marked element has come into view since `key`, the text that it ends, is on screen. */
export function useReachedEnd(key: string) {
  const [element, mark] = useState<HTMLElement | null>(null);
  const [reachedKey, setReachedKey] = useState<string>();
  const hasReached = reachedKey === key;
  useEffect(() => {
    if (!element || hasReached) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setReachedKey(key);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, key, hasReached]);
  return { mark, hasReached };
}
