import { whenLoaded } from './whenLoaded';

afterEach(() => Reflect.deleteProperty(document, 'readyState'));

const pageIs = (readyState: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState });

test('waits for the page, and runs once', () => {
  pageIs('interactive');
  const run = jest.fn();
  whenLoaded(run);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs where the page has loaded before', () => {
  pageIs('complete');
  const run = jest.fn();
  whenLoaded(run);
  expect(run).toHaveBeenCalledTimes(1);
});
