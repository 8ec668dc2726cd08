import { useLatest } from 'ahooks';
import { type RefObject, useEffect, useRef } from 'react';

/** What the Tab key stops at. */
export const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

/** The radios of one name are one stop. */
const stopOf = (element: Element | null | undefined) =>
  element instanceof HTMLInputElement && element.type === 'radio' ? element.name : element;

/** Where Tab must lead so that it does not leave the panel; undefined when the browser may go on by itself. */
function stopAtEdge(panel: HTMLElement, isBackwards: boolean): HTMLElement | undefined {
  const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first] = stops;
  const last = stops[stops.length - 1];
  const edge = isBackwards ? first : last;
  const active = document.activeElement;
  const canGoOn = panel.contains(active) && stopOf(active) !== stopOf(edge) && active !== panel;
  if (canGoOn) return undefined;
  return isBackwards ? last : first;
}

/** The panels that hold the focus, the last one before all others. */
const panels: HTMLElement[] = [];

/**
 * Moves the focus into a panel, keeps Tab inside of it, and answers Escape; a question above a panel does so alone. The returned
 * function gives the focus back to what had it before.
 */
export function trapFocus(panel: HTMLElement, onEscape: () => void): () => void {
  const before = document.activeElement;
  panel.focus({ preventScroll: true });
  panels.push(panel);
  const onKeyDown = (event: KeyboardEvent) => {
    if (panel !== panels[panels.length - 1]) return;
    if (event.key === 'Escape') onEscape();
    const stop = event.key === 'Tab' ? stopAtEdge(panel, event.shiftKey) : undefined;
    if (!stop) return;
    event.preventDefault();
    stop.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    panels.splice(panels.lastIndexOf(panel), 1);
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** The same for a panel that opens and closes. */
export function useFocusTrap<T extends HTMLElement>(isOpen: boolean, onEscape: () => void): RefObject<T> {
  const panel = useRef<T>(null);
  const latestOnEscape = useLatest(onEscape);
  useEffect(() => {
    if (!isOpen || !panel.current) return undefined;
    return trapFocus(panel.current, () => latestOnEscape.current());
  }, [isOpen]);
  return panel;
}
