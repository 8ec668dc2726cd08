import { renderHook } from '@testing-library/react';
import { holdCover, rootBehindCover, uncover } from './startCover';
import { useUncover } from './useUncover';

const remove = jest.fn();

function cover(isPainted = false): void {
  window.__START_COVER__ = { isPainted, remove };
}

beforeEach(() => remove.mockClear());
afterEach(() => {
  window.__START_COVER__ = undefined;
});

test('the app takes the cover away once', () => {
  cover();
  uncover();
  uncover();
  expect(remove).toHaveBeenCalledTimes(1);
});

test('who still waits for content leaves a cover that has some', () => {
  cover(true);
  uncover(true);
  expect(remove).not.toHaveBeenCalled();
  uncover();
  expect(remove).toHaveBeenCalledTimes(1);
});

test('goods that have failed, too, take the place of a cover that shows some', () => {
  cover(true);
  const { rerender } = renderHook(useUncover, { initialProps: { rows: [], failure: undefined as unknown } });
  expect(remove).not.toHaveBeenCalled();
  rerender({ rows: [], failure: 'network' });
  expect(remove).toHaveBeenCalledTimes(1);
});

test('it stays while the code of the screen is on the way, and goes with the waiting', () => {
  cover();
  const release = holdCover();
  uncover();
  expect(remove).not.toHaveBeenCalled();
  release();
  expect(remove).toHaveBeenCalledTimes(1);
});

test('what nobody has taken away stays when the waiting ends: the home screen does it when its goods are there', () => {
  cover();
  holdCover()();
  expect(remove).not.toHaveBeenCalled();
  uncover();
  expect(remove).toHaveBeenCalledTimes(1);
});

test('the app draws outside the document until the cover goes, and stands at its own place then', () => {
  document.body.innerHTML = '<div id="root"><main tabindex="-1"></main></div><p></p>';
  const root = document.getElementById('root');
  cover();
  expect(rootBehindCover()).toBe(root);
  expect(root?.isConnected).toBe(false);
  remove.mockImplementationOnce(() => expect(root?.nextElementSibling?.tagName).toBe('P'));
  uncover();
  expect(remove).toHaveBeenCalledTimes(1);
  expect(root?.isConnected).toBe(true);
  expect(document.activeElement).toBe(root?.querySelector('main'));
});

test('without a cover the app draws at its place', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(rootBehindCover()?.isConnected).toBe(true);
});
