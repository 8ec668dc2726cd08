import { phoneNotes } from './deviceStorage';
import { isElderMode, restoreElderMode, setElderMode } from './elderMode';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  delete document.documentElement.dataset.elder;
});

test.each([
  ['no choice', undefined, '', false],
  ['no choice, and normal text in the mini-program', undefined, '?fontSizeScaleFactor=1', false],
  ['no choice, and large text in the mini-program', undefined, '?fontSizeScaleFactor=1.4', true],
  ['switched off, and large text in the mini-program', '0', '?fontSizeScaleFactor=1.4', false],
  ['switched on, and normal text in the mini-program', '1', '?fontSizeScaleFactor=1', true],
])('%s: 长辈版 is as it should be', (_, choice, search, expected) => {
  if (choice) phoneNotes.write('elderMode', choice);
  window.history.replaceState(null, '', `/${search}#/schedule/member`);
  restoreElderMode();
  expect(isElderMode()).toBe(expected);
});

test('the text of the mini-program is no choice that the phone keeps', () => {
  window.history.replaceState(null, '', '/?fontSizeScaleFactor=1.4');
  restoreElderMode();
  expect(phoneNotes.read('elderMode')).toBeUndefined();
  setElderMode(false);
  expect(phoneNotes.read('elderMode')).toBe('0');
});
