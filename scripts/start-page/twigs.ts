/** A part of a page as data: a text, or an element's tag, attributes and children. */
export type Twig = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...Twig[]];

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';

/** Makes the nodes; the content policy lets no script write HTML, nor attributes of style. */
export function grow(twig: Twig, within = HTML): Node {
  if (typeof twig === 'string') return document.createTextNode(twig);
  const [tag, attributes, ...children] = twig;
  const space = tag === 'svg' ? SVG : within;
  const element = document.createElementNS(space, tag) as HTMLElement | SVGElement;
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  for (const child of children) element.appendChild(grow(child, space));
  return element;
}
