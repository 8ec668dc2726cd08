import { decideConsent } from './consentGate';

test.each([
  [5, false, false, '请先阅读（5 秒）'],
  [1, true, false, '请先阅读（1 秒）'],
  [0, false, false, '请先勾选同意'],
  [0, true, true, '同意并继续'],
])('%p seconds left, ticked %p: can accept %p', (secondsLeft, isTicked, canAccept, text) => {
  expect(decideConsent(secondsLeft, isTicked)).toEqual({ canAccept, text });
});
