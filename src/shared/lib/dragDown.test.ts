import { closesPanel } from './dragDown';

test.each([
  ['a third of the panel', { movedPx: 160, heightPx: 500, speedPxMs: 0 }, true],
  ['a little, slowly', { movedPx: 60, heightPx: 500, speedPxMs: 0.1 }, false],
  ['a little, thrown', { movedPx: 30, heightPx: 500, speedPxMs: 0.9 }, true],
  ['half of a low panel, which is not far', { movedPx: 60, heightPx: 120, speedPxMs: 0 }, false],
  ['back up again, however fast', { movedPx: 0, heightPx: 500, speedPxMs: 2 }, false],
])('%s', (_, pull, closes) => {
  expect(closesPanel(pull)).toBe(closes);
});
