import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * For a form whose check has failed: brings the first thing that is wrong into view, which may have been scrolled away, and
 * gives it the keyboard's focus where it can have it. What it gives is called after the problems have been set.
 */
export function useFirstProblem(form: RefObject<HTMLElement>): () => void {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  }, [tries, form]);
  return useCallback(() => setTries((count) => count + 1), []);
}
