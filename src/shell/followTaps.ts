import { changeCount } from '@/request/changes';

/** Two touches within this time and distance are one hand's double tap. */
const DOUBLE_TAP_MS = 350;
const DOUBLE_TAP_PX = 32;

const CONTROLS = 'a, button, label, input, select, textarea, summary';

interface Touch {
  /** When the finger came down, whenever the page was told; ms. */
  at: number;
  x: number;
  y: number;
}

/** The last tap, and what it has pressed. */
interface Tap extends Touch {
  pressed: Element;
  /** What the control says, what is ticked or open, and what was written by now. */
  look: () => string;
  before: string;
}

const isSecond = (first: Touch, { at, x, y }: Touch) =>
  at - first.at < DOUBLE_TAP_MS && Math.hypot(x - first.x, y - first.y) < DOUBLE_TAP_PX;

/** What was pressed is still what a finger meets there, and as it was: nothing has come of the first tap. */
function stillStands({ pressed, look, before, x, y }: Tap): boolean {
  return pressed.contains(document.elementFromPoint(x, y)) && look() === before;
}

/**
 * From now on the second touch of a double tap presses nothing that has come in the place of what the first has pressed, and
 * takes nothing back that the first has done: some people tap everything twice. On what still stands there as it was, such as
 * a stepper, both count.
 */
export function followTaps(): void {
  let down: Touch | undefined;
  let last: Tap | undefined;
  const onTouch = ({ timeStamp, touches }: TouchEvent) => {
    const [touch, another] = touches;
    down = touch && !another ? { at: timeStamp, x: touch.clientX, y: touch.clientY } : undefined;
  };
  const onClick = (event: MouseEvent) => {
    // By a keyboard, by a script, or passed on by a label: there is no touch of its own.
    if (event.detail === 0 || !down || !(event.target instanceof Element)) return;
    const touch = down;
    down = undefined;
    if (last && isSecond(last, touch) && !stillStands(last)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const control = event.target.closest(CONTROLS);
    const look = () => [control?.outerHTML, document.querySelectorAll(':checked,[open]').length, changeCount()].join();
    last = { ...touch, pressed: control ?? event.target, look, before: look() };
  };
  window.addEventListener('touchstart', onTouch, { capture: true, passive: true });
  // Before anybody else hears of it.
  window.addEventListener('click', onClick, true);
}
