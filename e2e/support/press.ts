import type { Page } from 'playwright-core';

const TOUCHABLE =
  'a[href], button:not([disabled]):not([aria-disabled="true"]), summary, label:has(input:not([disabled]))';
const MOST_OF_ONE_SCREEN = 60;

/** How an element and what lies over it look. Runs in the page. */
function lookOf(element: Element): string {
  const parts = [null, '::before', '::after'].map((part) => {
    const { opacity, backgroundColor, transform } = getComputedStyle(element, part);
    return [opacity, backgroundColor, transform].join();
  });
  return parts.join(' ');
}

/** What can be touched in the page as it stands and looks the same while it is pressed. */
export async function silentPresses(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: TOUCHABLE });
  const silent: string[] = [];
  for (const nodeId of nodeIds.slice(0, MOST_OF_ONE_SCREEN)) {
    const { object } = await session.send('DOM.resolveNode', { nodeId });
    const look = async (states: string[]): Promise<string> => {
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
      const { result } = await session.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: `function() { return (${lookOf})(this) + '|' + this.textContent.slice(0, 20); }`,
      });
      return String(result.value);
    };
    const atRest = await look([]);
    const pressed = await look(['active']);
    await look([]);
    if (pressed === atRest) silent.push(atRest.split('|')[1] ?? '');
  }
  await session.detach();
  return silent;
}
