import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus to the words of a result when it comes, so that a screen reader says it: from the top of the screen, or
 * from nowhere, because what was pressed has gone. Who is elsewhere meanwhile stays there.
 */
export function useResultFocus<T extends HTMLElement = HTMLHeadingElement>(): RefObject<T> {
  const words = useRef<T>(null);
  useEffect(() => {
    const at = document.activeElement;
    if (at === null || at.matches('body, main')) words.current?.focus({ preventScroll: true });
  }, []);
  return words;
}
