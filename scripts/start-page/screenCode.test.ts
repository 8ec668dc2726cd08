import { askForCode, askForSheets } from './screenCode';

const MAIN = ['umi.0a1b2c3d.js'];
const SCREEN = ['1.a1b2c3.async.js', '1.a1b2c3.chunk.css'];
const ALL = ['script ./umi.0a1b2c3d.js', 'script ./1.a1b2c3.async.js', 'style ./1.a1b2c3.chunk.css'];

const askedFor = () =>
  Array.from(document.head.querySelectorAll('link'), (link) => `${link.as || link.rel} ${link.getAttribute('href')}`);

beforeEach(() => {
  document.head.innerHTML = '';
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => jest.useRealTimers());

test('the code is asked for 160 ms after the first call, the screen’s own behind the main one', () => {
  askForCode(MAIN, SCREEN, 960);
  jest.advanceTimersByTime(119);
  expect(askedFor()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(askedFor()).toEqual(['script ./umi.0a1b2c3d.js']);
  jest.advanceTimersByTime(100);
  expect(askedFor()).toEqual(ALL);
});

test('at the end of the page it is asked for at once, and not again', () => {
  askForCode(MAIN, SCREEN, 1000);
  window.__ASK_FOR_CODE__?.();
  expect(askedFor()).toEqual(['script ./umi.0a1b2c3d.js']);
  expect(window.__ASK_FOR_CODE__).toBeUndefined();
  jest.runAllTimers();
  expect(askedFor()).toEqual(ALL);
});

test('a screen that waits for no answer is asked for without a pause', () => {
  askForCode(MAIN, SCREEN, undefined);
  jest.advanceTimersByTime(0);
  expect(askedFor()).toEqual(['script ./umi.0a1b2c3d.js']);
});

test('a sheet that is there for who draws before the code is not asked for again', () => {
  askForSheets(SCREEN);
  expect(askedFor()).toEqual(['stylesheet ./1.a1b2c3.chunk.css']);
  askForCode(MAIN, SCREEN, undefined);
  jest.runAllTimers();
  expect(askedFor()).toEqual([
    'stylesheet ./1.a1b2c3.chunk.css',
    'script ./umi.0a1b2c3d.js',
    'script ./1.a1b2c3.async.js',
  ]);
});

test('a sheet counts as there once it has come; one that does not come is left to who asks for it later', () => {
  askForSheets(SCREEN);
  const sheet = document.head.querySelector('link') as HTMLLinkElement;
  /** The name by which webpack's runtime takes a sheet for one that it need not ask for. */
  const nameOf = (link: HTMLLinkElement) => link.getAttribute('data-href') || link.getAttribute('href');
  expect(nameOf(sheet)).not.toBe('./1.a1b2c3.chunk.css');
  sheet.dispatchEvent(new Event('load'));
  expect(nameOf(sheet)).toBe('./1.a1b2c3.chunk.css');

  document.head.innerHTML = '';
  askForSheets(SCREEN);
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  expect(askedFor()).toEqual([]);
});

test('for an address without code of its own the main one is asked for', () => {
  askForCode(MAIN, [], undefined);
  jest.runAllTimers();
  expect(askedFor()).toEqual(['script ./umi.0a1b2c3d.js']);
});
