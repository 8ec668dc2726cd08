import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { quickStyleOf } from './quickStyle';

type Observed = { observer: FakeIntersectionObserver; target: Element };

const observed = new Set<Observed>();

/** jsdom has no layout: an element comes into view when a test says so, see `scrollIntoSight`. */
class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [0];

  readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }

  observe(target: Element) {
    observed.add({ observer: this, target });
  }

  unobserve(target: Element) {
    for (const each of observed) if (each.observer === this && each.target === target) observed.delete(each);
  }

  disconnect() {
    for (const each of observed) if (each.observer === this) observed.delete(each);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Tells every observer of `target` (of any element when absent) that it has come into view, or left it. */
export function scrollIntoSight(target?: Element, isIntersecting = true): void {
  for (const each of [...observed]) {
    if (target && each.target !== target) continue;
    const entry = { target: each.target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 };
    each.observer.callback([entry as unknown as IntersectionObserverEntry], each.observer);
  }
}

export function forgetObservers(): void {
  observed.clear();
}

function define(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
}

function matchNothing(query: string): Partial<MediaQueryList> {
  const ignore = () => {};
  return {
    matches: false,
    media: query,
    onchange: null,
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
    dispatchEvent: () => false,
  };
}

/** jsdom follows a link that leads nowhere, antd-mobile's list items, to the address without its hash. */
function stayOnEmptyLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !link.hasAttribute('href'))
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
}

/** Adds what phones have and jsdom lacks. */
export function fillBrowserGaps(): void {
  define(window, 'IntersectionObserver', FakeIntersectionObserver);
  define(window, 'matchMedia', matchNothing);
  // Newer browsers answer with a promise.
  const scroll = () => Promise.resolve();
  define(window, 'scrollTo', scroll);
  window.addEventListener('click', stayOnEmptyLink, { capture: true });
  define(Element.prototype, 'scrollTo', scroll);
  define(Element.prototype, 'scrollIntoView', scroll);
  define(window, 'getComputedStyle', quickStyleOf(window.getComputedStyle));
  // No picture can be drawn.
  define(HTMLCanvasElement.prototype, 'getContext', () => null);
  if (!('randomUUID' in crypto)) define(crypto, 'randomUUID', randomUUID);
  // Node's own structuredClone belongs to another realm; serialising gives the same copy.
  if (!('structuredClone' in globalThis))
    define(globalThis, 'structuredClone', (value: unknown) => deserialize(serialize(value)));
}
