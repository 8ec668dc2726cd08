// Stands in for react/jsx-runtime in the files that show a screen ahead of the app (coverBundle.mjs): components become the
// page's own elements at once, and once. React itself would need its scheduler and its second drawing for that.

/** What a component gives: an element, words, nothing, or several of these. */
export type Drawn = Node | string | number | boolean | null | undefined | readonly Drawn[];

type Properties = Readonly<Record<string, unknown>>;
type Component = (properties: Properties) => Drawn;

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** React's names that are no attribute's; what only happens later is left to the app. */
const LEFT_OUT = ['children', 'className', 'style', 'htmlFor', 'ref', 'key'];

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Puts what a component has given into an element. */
export function put(parent: Node, drawn: Drawn): void {
  if (Array.isArray(drawn)) for (const each of drawn) put(parent, each);
  else if (drawn instanceof Node) parent.appendChild(drawn);
  else if (typeof drawn === 'string' || typeof drawn === 'number') parent.appendChild(new Text(String(drawn)));
}

function setAttribute(element: Element, name: string, value: unknown): void {
  // "false" is a word of its own there.
  const isSpoken = /^(aria|data)-/.test(name);
  if (value === undefined || value === null || typeof value === 'function' || (value === false && !isSpoken)) return;
  element.setAttribute(name, value === true && !isSpoken ? '' : String(value));
}

/** Sets React's properties of an element. */
export function setProperties(element: HTMLElement | SVGElement, properties: Properties): void {
  const { className, style, htmlFor } = properties;
  if (className) setAttribute(element, 'class', className);
  setAttribute(element, 'for', htmlFor);
  // The content policy knows no attributes of style.
  for (const [name, value] of Object.entries(style ?? {})) {
    element.style.setProperty(hyphenated(name), typeof value === 'number' ? `${value}px` : String(value));
  }
  const nameOf = (name: string) => (element instanceof SVGElement && name !== 'viewBox' ? hyphenated(name) : name);
  for (const [name, value] of Object.entries(properties)) {
    if (!LEFT_OUT.includes(name)) setAttribute(element, nameOf(name), value);
  }
}

export const Fragment = ({ children }: Properties): Drawn => children as Drawn;

export function jsx(type: string | Component, properties: Properties): Drawn {
  if (typeof type === 'function') {
    // What a component gives is one child, also where it has no element of its own.
    const parts = new DocumentFragment();
    put(parts, type(properties));
    return parts;
  }
  const space = SVG_TAGS.includes(type) ? SVG : 'http://www.w3.org/1999/xhtml';
  const element = document.createElementNS(space, type) as HTMLElement | SVGElement;
  setProperties(element, properties);
  put(element, properties.children as Drawn);
  if (properties.ref) (properties.ref as { current: Element }).current = element;
  return element;
}

/** The same for several children, for whom the compiler asks for another name. */
export const jsxs = (type: string | Component, properties: Properties): Drawn => jsx(type, properties);
