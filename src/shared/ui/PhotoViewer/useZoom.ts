import { useLatest, useUnmount } from 'ahooks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const MAX_ZOOM = 4;
const TAP_ZOOM = 2.5;
/** Two taps within this time and distance are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 32;

interface Point {
  x: number;
  y: number;
}

function distanceOf(touches: TouchList): number {
  const { 0: a, 1: b } = touches;
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}

function middleOf(touches: TouchList): Point {
  const { 0: a, 1: b } = touches;
  return a && b ? { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } : { x: 0, y: 0 };
}

/** Gives the picture its size and scrolls so that the point of it under the fingers stays there. */
function resize(box: HTMLElement, picture: HTMLElement, zoom: number, from: number, { x, y }: Point): void {
  const before = picture.getBoundingClientRect();
  if (before.width === 0 || before.height === 0) return;
  const { style } = picture;
  style.maxWidth = zoom === 1 ? '' : 'none';
  style.maxHeight = zoom === 1 ? '' : 'none';
  style.width = zoom === 1 ? '' : `${(before.width / from) * zoom}px`;
  style.height = zoom === 1 ? '' : `${(before.height / from) * zoom}px`;
  const after = picture.getBoundingClientRect();
  box.scrollLeft += after.left + ((x - before.left) / before.width) * after.width - x;
  box.scrollTop += after.top + ((y - before.top) / before.height) * after.height - y;
}

/** Two fingers zoom by their distance; one finger moves nothing below the picture while it is not zoomed. */
function followTouches(box: HTMLElement, zoomOf: () => number, zoomTo: (zoom: number, at: Point) => void): () => void {
  let pinch: { distance: number; zoom: number } | undefined;
  let startY = 0;
  let startX = 0;
  const onStart = ({ touches }: TouchEvent) => {
    pinch = touches.length === 2 ? { distance: distanceOf(touches), zoom: zoomOf() } : undefined;
    startX = touches[0]?.clientX ?? 0;
    startY = touches[0]?.clientY ?? 0;
  };
  const onMove = (event: TouchEvent) => {
    const { touches } = event;
    if (pinch && touches.length === 2) {
      event.preventDefault();
      zoomTo((pinch.zoom * distanceOf(touches)) / Math.max(pinch.distance, 1), middleOf(touches));
      return;
    }
    const touch = touches[0];
    if (!touch || zoomOf() !== 1 || !event.cancelable) return;
    if (Math.abs(touch.clientY - startY) > Math.abs(touch.clientX - startX)) event.preventDefault();
  };
  const onEnd = ({ touches }: TouchEvent) => {
    if (touches.length < 2) pinch = undefined;
  };
  const stop = (event: Event) => event.preventDefault();
  box.addEventListener('touchstart', onStart, { passive: true });
  box.addEventListener('touchmove', onMove, { passive: false });
  box.addEventListener('touchend', onEnd);
  box.addEventListener('touchcancel', onEnd);
  // Safari's own pinch would enlarge the whole page.
  box.addEventListener('gesturestart', stop);
  return () => {
    box.removeEventListener('touchstart', onStart);
    box.removeEventListener('touchmove', onMove);
    box.removeEventListener('touchend', onEnd);
    box.removeEventListener('touchcancel', onEnd);
    box.removeEventListener('gesturestart', stop);
  };
}

/**
 * Zooms a picture inside its scrolling box: by two fingers up to four times, by a double tap, and by `toggle` for hands
 * that can do neither; panning is the box's own scrolling. `onTap` follows a single tap on the unzoomed picture.
 */
export function useZoom(box: RefObject<HTMLElement>, picture: RefObject<HTMLElement>, onTap: () => void) {
  const zoom = useRef(1);
  const [isZoomed, setIsZoomed] = useState(false);
  const lastTap = useRef<Point & { at: number; timer: ReturnType<typeof setTimeout> }>();
  const latestOnTap = useLatest(onTap);

  const zoomTo = useCallback(
    (wanted: number, at: Point) => {
      const next = Math.min(Math.max(wanted, 1), MAX_ZOOM);
      if (!box.current || !picture.current || next === zoom.current) return;
      resize(box.current, picture.current, next, zoom.current, at);
      zoom.current = next;
      setIsZoomed(next > 1);
    },
    [box, picture],
  );

  const toggle = useCallback(
    (at?: Point) => {
      const { left = 0, top = 0, width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
      zoomTo(zoom.current > 1 ? 1 : TAP_ZOOM, at ?? { x: left + width / 2, y: top + height / 2 });
    },
    [box, zoomTo],
  );

  useEffect(() => (box.current ? followTouches(box.current, () => zoom.current, zoomTo) : undefined), [box, zoomTo]);
  useUnmount(() => clearTimeout(lastTap.current?.timer));

  const tap = ({ x, y }: Point, at: number) => {
    const last = lastTap.current;
    clearTimeout(last?.timer);
    lastTap.current = undefined;
    if (last && at - last.at < DOUBLE_TAP_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP_PX) {
      toggle({ x, y });
      return;
    }
    const timer = setTimeout(() => {
      lastTap.current = undefined;
      if (zoom.current === 1) latestOnTap.current();
    }, DOUBLE_TAP_MS);
    lastTap.current = { x, y, at, timer };
  };
  return { isZoomed, toggle: () => toggle(), reset: () => zoomTo(1, { x: 0, y: 0 }), tap };
}
