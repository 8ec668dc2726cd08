/** Pulled this far down, or let go at this speed, a panel closes; less far it returns. */
const CLOSE_PART = 0.3;
const CLOSE_LEAST_PX = 80;
const CLOSE_SPEED_PX_MS = 0.5;

/** What a finger has done to a panel when it is let go. */
interface Pull {
  movedPx: number;
  heightPx: number;
  /** Downwards, of the last movement. */
  speedPxMs: number;
}

/** Says whether the pull closes the panel. Pure. */
export function closesPanel({ movedPx, heightPx, speedPxMs }: Pull): boolean {
  if (movedPx > Math.max(heightPx * CLOSE_PART, CLOSE_LEAST_PX)) return true;
  return movedPx > 0 && speedPxMs > CLOSE_SPEED_PX_MS;
}

/** Says whether something between the touched element and the panel still scrolls by itself that way. */
function scrollsItself(touched: EventTarget | null, within: HTMLElement, deltaY: number): boolean {
  for (let element = touched instanceof Element ? touched : null; element && element !== within; ) {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isScroller = scrollHeight > clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
    if (isScroller && (deltaY > 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1)) return true;
    element = element.parentElement;
  }
  return false;
}

interface Touching {
  x: number;
  y: number;
  lastY: number;
  lastAt: number;
  speedPxMs: number;
  way: 'open' | 'pulled' | 'scrolled';
}

interface Followers {
  /** Says, as the finger begins to move, whether the panel follows it. */
  canPull: (touched: EventTarget | null) => boolean;
  onPull: (movedPx: number) => void;
  onEnd: (movedPx: number, speedPxMs: number) => void;
}

/**
 * Follows one finger on `layer`: it pulls the panel down where nothing below it scrolls that way, and never moves the page
 * behind. Returns the function that stops it.
 */
export function followFinger(layer: HTMLElement, { canPull, onPull, onEnd }: Followers): () => void {
  let touching: Touching | undefined;

  const movedOf = ({ y, lastY }: Touching) => Math.max(lastY - y, 0);
  const end = () => {
    if (touching?.way === 'pulled') onEnd(movedOf(touching), touching.speedPxMs);
    touching = undefined;
  };
  const start = ({ touches, timeStamp }: TouchEvent) => {
    end();
    const { 0: touch, length } = touches;
    if (!touch || length > 1) return;
    const { clientX: x, clientY: y } = touch;
    touching = { x, y, lastY: y, lastAt: timeStamp, speedPxMs: 0, way: 'open' };
  };
  const wayOf = (event: TouchEvent, deltaX: number, deltaY: number): Touching['way'] => {
    const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
    if (isSideways || !event.cancelable || scrollsItself(event.target, layer, deltaY)) return 'scrolled';
    return deltaY > 0 && canPull(event.target) ? 'pulled' : 'open';
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!touching || !touch) return;
    const { clientX, clientY } = touch;
    if (touching.way === 'open') touching.way = wayOf(event, clientX - touching.x, clientY - touching.y);
    if (touching.way === 'scrolled') return;
    if (event.cancelable) event.preventDefault();
    if (touching.way !== 'pulled') return;
    touching.speedPxMs = (clientY - touching.lastY) / Math.max(event.timeStamp - touching.lastAt, 1);
    touching.lastY = clientY;
    touching.lastAt = event.timeStamp;
    onPull(movedOf(touching));
  };

  layer.addEventListener('touchstart', start, { passive: true });
  layer.addEventListener('touchmove', move, { passive: false });
  layer.addEventListener('touchend', end);
  layer.addEventListener('touchcancel', end);
  return () => {
    layer.removeEventListener('touchstart', start);
    layer.removeEventListener('touchmove', move);
    layer.removeEventListener('touchend', end);
    layer.removeEventListener('touchcancel', end);
  };
}
