/** What can be pressed or typed into. */
export const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), video[controls], [tabindex="0"]';
/** Opens the keyboard of a phone, which is for a finger to do. */
const TYPED = 'input:not([type="checkbox"]):not([type="radio"]), textarea';
/** What a group that has come begins with. */
const BEGINNINGS = `h1, h2, h3, ${STOPS}`;
const HIDDEN = '[hidden], [aria-hidden="true"], [inert], [aria-busy="true"]';
/** Says its words by itself. */
const LIVE = '[role="alert"], [role="status"], [aria-live]';
/** The focus stays within these. */
const ROOTS = 'main, [role="dialog"]';
/** What comes in the place of a control may have to be asked for. */
const PATIENCE_MS = 10_000;
/** What needs code first, or draws twice. */
const MOMENT_MS = 600;
/** Further around a control comes what is not its own: another list that is drawn anew. */
const MOST_AROUND = 3;

/** Where a control stood that has gone: between two others, of which either may be absent. */
interface Gap {
  around: Element;
  before: Node | null;
  after: Node | null;
}

/** What was pressed or came to have the focus last; its words, where the focus was, and the address then. */
interface Held {
  element: Element;
  words: string;
  focus: Element | null;
  address: string;
}

let held: Held | null = null;
/** What has come since the control went. */
let came: Element[] = [];
let gap: Gap | null = null;
let goneAt = 0;

const wordsOf = (element: Element) => element.textContent ?? '';

function hold(element: Element | null): void {
  held = element && { element, words: wordsOf(element), focus: document.activeElement, address: window.location.hash };
  gap = null;
  came = [];
}

/** The gap that an element has left: the outermost, when what surrounded it went, too. */
function gapIn(records: readonly MutationRecord[], element: Node): Gap | null {
  let gone = element;
  let found: Gap | null = null;
  for (const { target, removedNodes, previousSibling, nextSibling } of records) {
    const hasGone = [...removedNodes].some((each) => each.contains(gone));
    if (!hasGone || !(target instanceof Element)) continue;
    found = { around: target, before: previousSibling, after: nextSibling };
    gone = target;
  }
  return found;
}

/** What takes no focus although it stands there: what is hidden around a control, or the control that is off now. */
const shutPart = (element: Element) => element.closest('[hidden]') ?? (element.matches(':disabled') ? element : null);

/** The gap of a control that still stands there. */
function gapAround(shut: Element | null): Gap | null {
  if (!shut?.parentElement) return null;
  return { around: shut.parentElement, before: shut, after: shut.nextSibling };
}

/** The gap of an element that has gone, or takes no focus any more. */
const gapOf = (element: Element, records: readonly MutationRecord[]): Gap | null =>
  element.isConnected ? gapAround(shutPart(element)) : gapIn(records, element);

const isSaid = (element: Element) =>
  element.isConnected && !element.closest(HIDDEN) && (element.matches(STOPS) || wordsOf(element).trim() !== '');

/**
 * Where who comes to something begins to read: at its first control or heading (at the link in it), else at itself. A number
 * that has come into a control, which stood there before, is nothing to come to.
 */
function beginningOf(element: Element): Element | null {
  if (!isSaid(element) || element.parentElement?.closest('a, button')) return null;
  const first = element.matches(STOPS) ? element : [...element.querySelectorAll(BEGINNINGS)].find(isNotHidden);
  if (first) return first.querySelector(STOPS) ?? first;
  return element.closest(LIVE) ? null : element;
}

const isNotHidden = (element: Element) => !element.closest(HIDDEN);
const follows = (one: Node, other: Node) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
const inOrder = (one: Element, other: Element) => (follows(one, other) ? -1 : 1);

/** Whether something stands behind the gap. */
function isBehind({ around, before, after }: Gap, each: Element): boolean {
  if (after?.isConnected) return after.contains(each) || follows(after, each) !== 0;
  if (before?.isConnected) return !before.contains(each) && follows(before, each) !== 0;
  return !around.contains(each) && follows(around, each) !== 0;
}

const controlsIn = (root: Element) => [...root.querySelectorAll(STOPS)].filter(isNotHidden);

/** The first of what has come, nearest around the gap; the same control anew when nothing else has. */
function firstThatCame(place: Gap, { words }: Held, root: Element): Element | null {
  const { around } = place;
  // A list that has lost a row is filled up at its end: that is not what has come in the row's place.
  const stood = controlsIn(root).find((each) => isBehind(place, each) && !came.some((news) => news.contains(each)));
  const all = came
    .map(beginningOf)
    .filter((each): each is Element => each !== null && root.contains(each))
    .filter((each) => !stood || !isBehind(place, each) || !follows(stood, each))
    .sort(inOrder);
  const others = all.filter((each) => wordsOf(each) !== words);
  const ways = others.length > 0 ? others : all;
  let near: Element | null = around;
  for (let step = 0; step < MOST_AROUND && near && root.contains(near); step += 1) {
    if (step > 0 && near === root) return null;
    const part: Element = near;
    const first = ways.find((each) => part.contains(each));
    if (first) return first;
    near = part.parentElement;
  }
  return null;
}

/** Nothing has come: the next control, or the one before. */
function neighbour(place: Gap, root: Element): Element | null {
  const stops = controlsIn(root);
  const near = stops.filter((each) => place.around.contains(each));
  const [behind = near[near.length - 1]] = near.filter((each) => isBehind(place, each));
  return behind ?? stops.find((each) => isBehind(place, each)) ?? stops[stops.length - 1] ?? null;
}

/** Gives the focus without scrolling; what takes none otherwise takes it until it is left. A field leaves it to what surrounds it. */
function giveFocus(given: Element): void {
  const element = given.matches(TYPED) ? given.parentElement : given;
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches(CONTROLS) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Whether nobody has taken the focus. The browser leaves it for a moment on what is hidden or off. */
function isLost({ element, focus }: Held): boolean {
  const at = document.activeElement;
  if (at === null || at === document.body) return true;
  return at === element ? shutPart(at) !== null : at === focus && at.matches('[tabindex="-1"]');
}

/** What gets the focus; undefined while it may still come. */
function whatFills(place: Gap, of: Held): Element | null | undefined {
  const main = document.querySelector('main');
  const root = place.around.isConnected ? place.around.closest(ROOTS) : null;
  // Another view has its own way to take the focus.
  if (of.address !== window.location.hash || !root) return main;
  const first = firstThatCame(place, of, root);
  if (first) return first;
  const waited = performance.now() - goneAt;
  const near = place.around.parentElement ?? place.around;
  const isBusy = near.querySelector('[aria-busy="true"]') !== null;
  return waited < (isBusy ? PATIENCE_MS : MOMENT_MS) ? undefined : (neighbour(place, root) ?? root);
}

/** Waits for what comes in the place of a control, and gives it the focus unless somebody is elsewhere by then. */
function fillGap(of: Held): void {
  if (of !== held || !gap) return;
  const next = isLost(of) ? whatFills(gap, of) : null;
  if (next === undefined) {
    requestAnimationFrame(() => fillGap(of));
    return;
  }
  hold(null);
  if (next) giveFocus(next);
}

function noteChange(records: readonly MutationRecord[]): void {
  if (!held) return;
  const of = held;
  const isFirst = gap === null;
  gap = gapOf(gap?.around ?? of.element, records) ?? gap;
  if (!gap) return;
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  came.push(...added.filter((each): each is Element => each instanceof Element));
  if (!isFirst) return;
  goneAt = performance.now();
  requestAnimationFrame(() => fillGap(of));
}

/**
 * From now on a control that goes by its own press (the way to more of a list, 重试, a row that is deleted), or is off
 * after it (已领取), leaves the focus to what has come in its place, else to the next control.
 */
export function followLostFocus(): void {
  const press = ({ target }: Event) => hold(target instanceof Element ? target.closest(CONTROLS) : null);
  document.addEventListener('click', press, true);
  document.addEventListener('focusin', press);
  new MutationObserver(noteChange).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['hidden', 'disabled'],
  });
}
