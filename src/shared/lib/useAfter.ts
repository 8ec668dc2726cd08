import { useEffect, useState } from 'react';

/** Turns true once the component has been on the page for `delayMs`; starts again when `key` changes. */
export function useAfter(delayMs: number, key = ''): boolean {
  const [passedKey, setPassedKey] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassedKey(key), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, key]);
  return passedKey === key;
}
