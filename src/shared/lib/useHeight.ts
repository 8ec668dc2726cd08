import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * How high an element is, in CSS pixels: what is in it may change, and so may the phone's own text size. One that comes and
 * goes says whether it is there: it is another element each time.
 */
export function useHeight(element: RefObject<HTMLElement>, isThere = true): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const now = element.current?.offsetHeight ?? 0;
    if (now !== height) setHeight(now);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element stands there after it was away
  useEffect(() => {
    // Older phones do without: there every render measures.
    if (!window.ResizeObserver || !element.current) return undefined;
    const { current } = element;
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isThere]);
  return height;
}
