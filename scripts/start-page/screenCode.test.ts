const MAIN = ['umi.0a1b2c3d.js'];
const FILES = { '/here': ['1.a1b2c3.async.js', '1.a1b2c3.chunk.css'], '/elsewhere': ['2.d4e5f6.async.js'] };
const OWN = ['script ./1.a1b2c3.async.js', 'style ./1.a1b2c3.chunk.css'];

const askedFor = () =>
  Array.from(document.head.querySelectorAll('link'), (link) => `${link.as} ${link.getAttribute('href')}`);

/** The script runs as the parser comes to it; `askedAt`: when the first call has set out, undefined without one. */
function run(askedAt: number | undefined, path = '/here'): void {
  Object.assign(window, { MAIN, FILES, __START__: { path, early: askedAt === undefined ? [] : [{ askedAt }] } });
  jest.isolateModules(() => {
    require('./screenCode');
  });
}

beforeEach(() => {
  document.head.innerHTML = '';
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => jest.useRealTimers());

test('the code is asked for 160 ms after the first call, the screen’s own behind the main one', () => {
  run(960);
  expect(window.__SCREEN_FILES__).toBe(FILES);
  jest.advanceTimersByTime(119);
  expect(askedFor()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(askedFor()).toEqual(['script ./umi.0a1b2c3d.js']);
  jest.advanceTimersByTime(100);
  expect(askedFor()).toEqual(['script ./umi.0a1b2c3d.js', ...OWN]);
});

test('at the end of the page it is asked for at once, and not again', () => {
  run(1000);
  window.__ASK_FOR_CODE__?.();
  expect(askedFor()).toEqual(['script ./umi.0a1b2c3d.js']);
  expect(window.__ASK_FOR_CODE__).toBeUndefined();
  jest.runAllTimers();
  expect(askedFor()).toEqual(['script ./umi.0a1b2c3d.js', ...OWN]);
});

test('a screen that waits for no answer is asked for without a pause', () => {
  run(undefined);
  jest.advanceTimersByTime(0);
  expect(askedFor()).toEqual(['script ./umi.0a1b2c3d.js']);
});

test('for an address without code of its own the main one is asked for', () => {
  run(undefined, '/nowhere');
  jest.runAllTimers();
  expect(askedFor()).toEqual(['script ./umi.0a1b2c3d.js']);
});
