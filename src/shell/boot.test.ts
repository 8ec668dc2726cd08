import { afterLoad } from './afterLoad';
import { boot } from './boot';

jest.mock('./afterLoad', () => ({ afterLoad: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(afterLoad).mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
});

const pageIs = (readyState: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState });
const wait = () => jest.advanceTimersByTimeAsync(1000);

test('what follows the first drawing waits for the page', async () => {
  pageIs('interactive');
  boot();
  await wait();
  expect(afterLoad).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await wait();
  expect(afterLoad).toHaveBeenCalledTimes(1);
});

test('and follows, too, where the page has loaded before the code came', async () => {
  pageIs('complete');
  boot();
  await wait();
  expect(afterLoad).toHaveBeenCalledTimes(1);
});
