import { decideConsent } from './consentGate';

test.each([
  [5, false, false, '请先阅读（5 秒）'],
  [1, true, false, '请先阅读（1 秒）'],
  [0, false, false, '请先勾选同意'],
  [0, true, true, '同意并继续'],
])('%p seconds left, ticked %p: can accept %p', (secondsLeft, isTicked, canAccept, text) => {
  expect(decideConsent(secondsLeft, isTicked)).toEqual({ canAccept, text });
});

test('a text that has to be read to its end waits for it', () => {
  expect(decideConsent(3, true, false).text).toBe('请先阅读（3 秒）');
  expect(decideConsent(0, true, false)).toEqual({ canAccept: false, text: '请看到全文最后' });
  expect(decideConsent(0, true, true).canAccept).toBe(true);
});
