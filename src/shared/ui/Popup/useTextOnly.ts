import { type RefObject, useEffect, useState } from 'react';
import { FOCUSABLE } from './useFocusTrap';

/** Says whether an element holds nothing that takes the keyboard's focus; looks again after every render. */
export function useTextOnly(element: RefObject<HTMLElement>): boolean {
  const [isTextOnly, setTextOnly] = useState(false);
  useEffect(() => {
    if (element.current) setTextOnly(element.current.querySelector(FOCUSABLE) === null);
  });
  return isTextOnly;
}
