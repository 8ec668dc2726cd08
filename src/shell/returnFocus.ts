import { history } from 'umi';
import { CONTROLS } from './lostFocus';

/** What the screen shows again may have to be drawn first, or asked for. */
const PATIENCE_MS = 2000;

/** A control as it can be found again when it has been drawn anew. */
interface Mark {
  element: Element;
  tag: string;
  href: string | null;
  said: string | null;
  /** Among those of the same name. */
  place: number;
}

/** What was pressed last at each address of the present screen. iOS gives no focus to it. */
const pressed = new Map<string, Mark>();
/** What was pressed last in each dialog, and beside them. */
const pressedIn = new Map<Element, Mark>();

const dialogAround = (element: Element) => element.closest('[role="dialog"]') ?? document.body;

function addressHere(): string {
  const { pathname, search } = history.location;
  return pathname + search;
}

const saidBy = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** Every tap asks for them before anything else happens: words are read last, of the few that are left. */
function namesakes({ tag, href, said }: Omit<Mark, 'element' | 'place'>): Element[] {
  return [...document.getElementsByTagName(tag)].filter(
    (each) => each.getAttribute('href') === href && each.matches(CONTROLS) && saidBy(each) === said,
  );
}

function notePress({ target }: Event): void {
  const element = target instanceof Element ? target.closest(CONTROLS) : null;
  if (!element) return;
  const name = { tag: element.tagName, href: element.getAttribute('href'), said: saidBy(element) };
  const mark = { element, ...name, place: namesakes(name).indexOf(element) };
  pressed.set(addressHere(), mark);
  pressedIn.set(dialogAround(element), mark);
}

/** The control, or the one that is drawn in its place. */
const targetOf = (mark: Mark) => (mark.element.isConnected ? mark.element : namesakes(mark)[mark.place]);

/**
 * Where the focus is when nobody has taken it: nowhere, in what takes it whenever it is drawn (a form or a panel around the
 * control; the heading of a result, as long as the control has not been given it, but not that of a question, which names
 * its answers by its id), or in a panel on its way out.
 */
function whereIsFocus(mark: Mark, given: Element | null): 'nowhere' | 'leaving' | 'elsewhere' {
  const at = document.activeElement;
  if (at === null || at.matches('body, main')) return 'nowhere';
  const target = targetOf(mark);
  const isHeading = given === null && at.matches('h2[tabindex="-1"]:not([id])');
  if (target && target !== at && (isHeading || at.contains(target))) return 'nowhere';
  return at.closest('[role="dialog"]') ? 'leaving' : 'elsewhere';
}

/** Gives the focus to the control; says which element has got it. */
function focusOn(mark: Mark, orElse: Element | null): Element | null {
  const target = targetOf(mark) ?? orElse;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  return document.activeElement;
}

/**
 * Gives the focus back for as long as the screen may still be drawn anew, unless somebody is elsewhere; to the screen itself
 * when the control has gone.
 */
function giveBack(mark: Mark): void {
  const address = addressHere();
  const until = performance.now() + PATIENCE_MS;
  let given: Element | null = null;
  const step = () => {
    const where = whereIsFocus(mark, given);
    const isTaken = where === 'elsewhere' && document.activeElement !== given;
    if (isTaken || addressHere() !== address) return;
    const isLast = performance.now() >= until;
    if (where === 'nowhere') given = focusOn(mark, isLast ? document.querySelector('main') : null);
    if (!isLast) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** A dialog that closes gives the focus to what had it before: on iOS to what surrounds the control that has opened it. */
function followDialog({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element && relatedTarget instanceof Element)) return;
  const around = dialogAround(target);
  const closed = dialogAround(relatedTarget);
  const mark = pressedIn.get(around);
  if (mark && closed !== document.body && closed !== around && whereIsFocus(mark, target) === 'nowhere') giveBack(mark);
}

/**
 * From now on what has opened a question, a panel, or a view in the place of its screen, gets the focus when that closes,
 * also when the screen has drawn it anew.
 */
export function followFocus(): void {
  let { pathname } = history.location;
  document.addEventListener('click', notePress, true);
  document.addEventListener('focusin', followDialog);
  history.listen(({ location, action }) => {
    const mark = pressed.get(location.pathname + location.search);
    if (action === 'POP' && location.pathname === pathname && mark) giveBack(mark);
    if (location.pathname !== pathname) {
      pressed.clear();
      pressedIn.clear();
    }
    pathname = location.pathname;
  });
}
