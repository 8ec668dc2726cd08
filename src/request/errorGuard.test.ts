import { installErrorGuard } from './errorGuard';
import { onProblem } from './problems';
import { tellUncaught } from './uncaught';

let show: jest.Mock;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  show = jest.fn();
  stop = installErrorGuard((error) => tellUncaught(error, show));
});
afterEach(() => {
  stop();
  jest.runAllTimers();
  jest.useRealTimers();
});

const throwUncaught = (error: unknown, message = '') =>
  window.dispatchEvent(Object.assign(new Event('error'), { error, message }));
const rejectUnhandled = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test.each([
  ['uncaught error', throwUncaught],
  ['unhandled rejection', rejectUnhandled],
])('an %s shows its message for 3 seconds', (_, raise) => {
  raise(new Error('库存不足'));
  expect(show).toHaveBeenCalledWith('库存不足', 3000);
});

test('what is shown is told on, what is expected is not', () => {
  const told = jest.fn();
  onProblem(told);
  const error = new Error('库存不足');
  throwUncaught(error);
  throwUncaught(Object.assign(new Error('left'), { name: 'AbortError' }));
  onProblem(undefined);
  rejectUnhandled(error);
  expect(told.mock.calls).toEqual([['uncaught', error]]);
});

test('the message is cut to 60 characters and holds no address, token or number', () => {
  throwUncaught(new Error(`${'错'.repeat(70)}`));
  expect(show.mock.calls[0][0]).toHaveLength(60);
  rejectUnhandled(new Error('https://m.example.com/?a=1#login_access_token=abcdefgh 13812345678'));
  expect(show.mock.calls[1][0]).not.toMatch(/example|abcdefgh|138/);
});

test.each([undefined, null, {}, new Error('')])('%p without a message shows a general text', (reason) => {
  rejectUnhandled(reason);
  expect(show).toHaveBeenCalledWith('页面出了点问题，请稍后再试', 3000);
});

test.each([
  new DOMException('left', 'AbortError'),
  Object.assign(new Error('x'), { name: 'ChunkLoadError' }),
  new Error('Loading CSS chunk 5 failed'),
])('%s is handled elsewhere', (error) => {
  rejectUnhandled(error);
  throwUncaught(error, error.message);
  expect(show).not.toHaveBeenCalled();
});

test('a script that came broken shows nothing of it: it is asked for again', () => {
  throwUncaught(new SyntaxError("Unexpected token '<'"), "Uncaught SyntaxError: Unexpected token '<'");
  expect(show).not.toHaveBeenCalled();
});

test('data that is no JSON is an error like others', () => {
  throwUncaught(new SyntaxError('Unexpected token < in JSON at position 0'), '');
  expect(show).toHaveBeenCalledTimes(1);
});

test('the same words are shown once in their time, and told on each time', () => {
  const told = jest.fn();
  onProblem(told);
  for (let times = 0; times < 3; times += 1) throwUncaught(new Error('库存不足'));
  expect(show).toHaveBeenCalledTimes(1);
  throwUncaught(new Error('积分不足'));
  expect(show).toHaveBeenLastCalledWith('积分不足', 3000);
  jest.advanceTimersByTime(3000);
  rejectUnhandled(new Error('积分不足'));
  expect(show).toHaveBeenCalledTimes(3);
  expect(told).toHaveBeenCalledTimes(5);
  onProblem(undefined);
});

test('noise of the browser, scripts from elsewhere and failed pictures show nothing', () => {
  throwUncaught(undefined, 'ResizeObserver loop completed with undelivered notifications.');
  throwUncaught(undefined, 'Script error.');
  window.dispatchEvent(new Event('error'));
  expect(show).not.toHaveBeenCalled();
});

test('after its end it is silent', () => {
  stop();
  rejectUnhandled(new Error('x'));
  expect(show).not.toHaveBeenCalled();
});
