import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { useChosenInSight } from './useChosenInSight';

const LEFT: Record<string, number> = { second: 200, third: 400 };

/** A row of 300 px with three choices of 200 px; what is in no document has no size. */
function withSizes(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!this.isConnected) return new DOMRect();
    return this.tagName === 'B' ? new DOMRect(LEFT[this.className] ?? 0, 0, 200, 44) : new DOMRect(0, 0, 300, 44);
  });
}

function Row({ chosen }: { chosen: string }) {
  const row = useRef<HTMLDivElement>(null);
  useChosenInSight(row, `.${chosen}`, chosen);
  return (
    <div ref={row}>
      <b className="first" />
      <b className="second" />
      <b className="third" />
    </div>
  );
}

test('a row that is drawn outside the document stands at what is chosen in the moment in which it is put in', async () => {
  withSizes();
  const place = document.createElement('div');
  const root = createRoot(place);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // Of the same task and the next steps after it, so that nothing has been painted.
  const shown = new Promise<number | undefined>((resolve) => {
    new MutationObserver(async () => {
      document.body.append(place);
      for (let step = 0; step < 5; step += 1) await null;
      resolve(place.firstElementChild?.scrollLeft);
    }).observe(place, { childList: true });
  });
  root.render(<Row chosen="third" />);
  expect(await shown).toBe(350);
  root.unmount();
  place.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
