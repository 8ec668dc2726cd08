import fc from 'fast-check';
import { CELL_COUNT, litCellAt, planSpin, REST_MS, SPIN_MS } from './spinPlan';

const cell = fc.integer({ min: 0, max: CELL_COUNT - 1 });

test('every run goes forwards, cell by cell, and ends on the target in time', () => {
  fc.assert(
    fc.property(cell, cell, (from, target) => {
      const plan = planSpin(from, target);
      expect(plan.at(-1)?.cell).toBe(target);
      expect(plan.at(-1)?.endsAtMs).toBeCloseTo(SPIN_MS);
      plan.forEach((step, index) => {
        const before = plan[index - 1] ?? { cell: from, endsAtMs: 0 };
        expect(step.cell).toBe((before.cell + 1) % CELL_COUNT);
        expect(step.endsAtMs - before.endsAtMs).toBeGreaterThan(40);
      });
    }),
  );
});

test('the light slows down', () => {
  const plan = planSpin(0, 5);
  const durations = plan.map((step, index) => step.endsAtMs - (plan[index - 1]?.endsAtMs ?? 0));
  expect(durations.at(-1)).toBeGreaterThan((durations[0] ?? 0) * 3);
});

test('the whole draw stays below four seconds', () => {
  expect(SPIN_MS + REST_MS).toBeLessThan(4000);
});

test.each([
  [0, 1],
  [SPIN_MS, 6],
  [SPIN_MS * 100, 6],
])('after %p ms cell %p is lit', (elapsedMs, lit) => {
  expect(litCellAt(planSpin(0, 6), elapsedMs)).toBe(lit);
});
