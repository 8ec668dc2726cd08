import type { Page } from 'playwright-core';

const TOUCHABLE =
  'a[href], button:not([disabled]):not([aria-disabled="true"]), summary, label:has(input:not([disabled]))';
const MOST_OF_ONE_SCREEN = 60;

/** How each of the elements and what lies over it look, and how it begins. Runs in the page. */
function looksOf(this: unknown, ...elements: Element[]): { look: string; words: string }[] {
  return elements.map((element) => {
    const parts = [null, '::before', '::after'].map((part) => {
      const { opacity, backgroundColor, transform } = getComputedStyle(element, part);
      return [opacity, backgroundColor, transform].join();
    });
    return { look: parts.join(' '), words: element.textContent?.slice(0, 20) ?? '' };
  });
}

/** What can be touched in the page as it stands and looks the same while it is pressed. */
export async function silentPresses(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const all = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: TOUCHABLE });
  const nodeIds = all.nodeIds.slice(0, MOST_OF_ONE_SCREEN);
  const objects = await Promise.all(
    nodeIds.map(async (nodeId) => (await session.send('DOM.resolveNode', { nodeId })).object.objectId),
  );
  const look = async () => {
    const { result } = await session.send('Runtime.callFunctionOn', {
      objectId: objects[0],
      functionDeclaration: String(looksOf),
      arguments: objects.map((objectId) => ({ objectId })),
      returnByValue: true,
    });
    return result.value as ReturnType<typeof looksOf>;
  };
  // None of them stands in another one, so that all are pressed at once.
  const press = (forcedPseudoClasses: string[]) =>
    Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  const atRest = await look();
  await press(['active']);
  const pressed = await look();
  await session.detach();
  return atRest.filter((each, place) => each.look === pressed[place]?.look).map(({ words }) => words);
}
