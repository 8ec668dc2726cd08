import { cleanup, render } from '@testing-library/react';
import { RowWindow } from './RowWindow';

const ROWS = Array.from({ length: 200 }, (_, place) => `row ${place}`);

/** How much room the list of this entry leaves for the blocks below the window, after its blocks were this high. */
function roomBelowAt(entry: object, blockPx: number): string {
  cleanup();
  window.history.replaceState(entry, '');
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(blockPx);
  render(<RowWindow rows={ROWS} rowKey={(row) => row} renderRow={(row) => <p>{row}</p>} name="rows" />);
  const [room] = [...document.querySelectorAll<HTMLElement>('div[style]')].slice(-1);
  return room?.style.height ?? '';
}

test.each([
  ['the router', { key: 'former' }, { key: 'next' }],
  ['nobody but the shell', { place: 0 }, { place: 1 }],
])('an entry that %s has named keeps the heights of its rows to itself', (_, former, next) => {
  const short = roomBelowAt(former, 300);
  const long = roomBelowAt(next, 900);
  expect(Number.parseInt(long, 10)).toBeGreaterThan(Number.parseInt(short, 10));
  // Blocks without a height, as while they are laid out: what was kept stands there.
  expect(roomBelowAt(former, 0)).toBe(short);
});
