import { cleanup, render } from '@testing-library/react';
import { RowWindow } from './RowWindow';

const ROWS = Array.from({ length: 200 }, (_, place) => `row ${place}`);

/** How high the list is that this entry shows: its blocks, and the rooms of those left out. */
function heightAt(entry: object, blockPx: number): string {
  cleanup();
  window.history.replaceState(entry, '');
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(blockPx);
  const { container } = render(
    <RowWindow rows={ROWS} rowKey={(row) => row} renderRow={(row) => <p>{row}</p>} name="rows" />,
  );
  return (container.firstElementChild?.lastElementChild as HTMLElement).style.height;
}

test.each([
  ['the router', { key: 'former' }, { key: 'next' }],
  ['nobody but the shell', { place: 0 }, { place: 1 }],
])('an entry that %s has named keeps the heights of its rows to itself', (_, former, next) => {
  const short = heightAt(former, 300);
  const long = heightAt(next, 900);
  expect(Number.parseInt(long, 10)).toBeGreaterThan(Number.parseInt(short, 10));
  // Blocks without a height, as while they are laid out: what was kept stands there.
  expect(heightAt(former, 0)).toBe(short);
});
