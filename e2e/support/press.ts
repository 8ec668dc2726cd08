import type { Page } from 'playwright-core';

/** The phone's own picker is not seen: what shows its choice stands around it. */
const TOUCHABLE =
  'a[href], button:not([disabled]):not([aria-disabled="true"]), summary, label:has(input:not([disabled])), :has(> select)';
const OFF = 'button[disabled], label:has(input[disabled])';
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

/** The words of what is touched, with whether its look changes while it is pressed. */
async function pressAll(page: Page, selector: string): Promise<{ words: string; answers: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const all = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const nodeIds = all.nodeIds.slice(0, MOST_OF_ONE_SCREEN);
  if (nodeIds.length === 0) return [];
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
  return atRest.map(({ look: own, words }, place) => ({ words, answers: own !== pressed[place]?.look }));
}

/** What can be touched in the page as it stands and looks the same while it is pressed. */
export async function silentPresses(page: Page): Promise<string[]> {
  return (await pressAll(page, TOUCHABLE)).filter(({ answers }) => !answers).map(({ words }) => words);
}

/** What cannot be pressed: the words of all of it, and of what answers all the same. */
export async function pressesOfOff(page: Page): Promise<{ all: string[]; answering: string[] }> {
  const pressed = await pressAll(page, OFF);
  return {
    all: pressed.map(({ words }) => words),
    answering: pressed.filter(({ answers }) => answers).map(({ words }) => words),
  };
}
