import fc from 'fast-check';
import { beginLoading, isLoadingShown, subscribeLoading } from './loading';

test('the layer hides only when all requests in flight have finished', () => {
  const endFirst = beginLoading();
  const endSecond = beginLoading();
  endFirst();
  expect(isLoadingShown()).toBe(true);
  endSecond();
  expect(isLoadingShown()).toBe(false);
});

test('ending twice counts once', () => {
  const endFirst = beginLoading();
  const endSecond = beginLoading();
  endFirst();
  endFirst();
  expect(isLoadingShown()).toBe(true);
  endSecond();
});

test('it shows once and hides once for every interleaving of overlapping requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, count) => {
      const seen: boolean[] = [];
      const unsubscribe = subscribeLoading((isShown) => seen.push(isShown));
      const ends = Array.from({ length: count }, beginLoading);
      const work = ends.map((end, index) => scheduler.schedule(Promise.resolve(index)).finally(end));
      await scheduler.waitAll();
      await Promise.all(work);
      unsubscribe();
      expect(seen).toEqual([true, false]);
      expect(isLoadingShown()).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
