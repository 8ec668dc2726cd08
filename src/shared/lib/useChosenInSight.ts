import { type RefObject, useLayoutEffect } from 'react';

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/**
 * Scrolls a row, which is the box or lies in it, sideways until what is chosen stands in its middle, before anybody sees it
 * elsewhere. A screen's first drawing may happen outside the document: it is put in later in the same task.
 */
export function useChosenInSight(box: RefObject<HTMLElement>, chosen: string, value: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something else is chosen
  useLayoutEffect(() => {
    void Promise.resolve().then(() => {
      const at = box.current?.querySelector(chosen);
      for (let row = at?.parentElement; at && row; row = row === box.current ? null : row.parentElement)
        row.scrollLeft += middleOf(at) - middleOf(row);
    });
  }, [value]);
}
