/** The default of their look hangs on more than their kind. */
const OWN_RULES = new Set(['DETAILS', 'DIALOG', 'INPUT', 'SUMMARY']);
/** What an element has from the next above that says it, and what it is where none does. */
const INHERITED: Readonly<Record<string, { property: string; initial: string }>> = {
  visibility: { property: 'visibility', initial: 'visible' },
  pointerEvents: { property: 'pointer-events', initial: 'auto' },
  'pointer-events': { property: 'pointer-events', initial: 'auto' },
};

const hasStyle = (element: Element): element is HTMLElement | SVGElement => 'style' in element;

/** What the element itself says of a property; nothing is the empty text. */
const ownValue = (element: Element, property: string): string =>
  hasStyle(element) && element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';

function inheritedValue(element: Element, { property, initial }: { property: string; initial: string }): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const own = ownValue(each, property);
    if (own !== '') return own;
  }
  return initial;
}

/**
 * A `getComputedStyle` that answers from the element itself whether it is shown and can be pressed. The search by role and
 * name asks that of every element and of all above it, and jsdom works out all its colours for each answer. No style sheet
 * is loaded in a test; where one is, and for all other properties, jsdom's own answer counts.
 */
export function quickStyleOf(full: Window['getComputedStyle']): Window['getComputedStyle'] {
  /** By kind of element. */
  const displays = new Map<string, string>();

  const displayOf = (element: Element): string => {
    const own = ownValue(element, 'display');
    if (own !== '') return own;
    const kind = `${element.namespaceURI} ${element.localName}`;
    const known = displays.get(kind);
    if (known !== undefined) return known;
    const { display } = full(element.ownerDocument.createElementNS(element.namespaceURI, element.localName));
    displays.set(kind, display);
    return display;
  };

  return (element, pseudo) => {
    const isPlain = !OWN_RULES.has(element.tagName) && !element.hasAttribute('hidden');
    if (pseudo || !isPlain || element.ownerDocument.styleSheets.length > 0) return full(element, pseudo);
    const quickValue = (name: string): string | undefined => {
      if (name === 'display') return displayOf(element);
      return INHERITED[name] && inheritedValue(element, INHERITED[name]);
    };
    let whole: CSSStyleDeclaration | undefined;
    const wholeStyle = () => {
      whole ??= full(element);
      return whole;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => quickValue(property) ?? wholeStyle().getPropertyValue(property);
        const quick = typeof name === 'string' ? quickValue(name) : undefined;
        if (quick !== undefined) return quick;
        const value: unknown = Reflect.get(wholeStyle(), name);
        return typeof value === 'function' ? value.bind(wholeStyle()) : value;
      },
    });
  };
}
