import { layoutShift } from './layoutShift.mjs';
import { figures, goals, mediansOf, misses } from './table.mjs';

const HOME = { fcp: 700, content: 900, live: 1200, lcp: 1300, warm: 500, shift: 0, scripts: 64_000, routeCold: 90 };
const RESULTS = {
  static: { fcp: 700, content: 720 },
  vanilla: { content: 1000, lcp: 1100, warm: 500, routeAgain: 250, live: 1000 },
  guest: HOME,
  goods: { content: 1300, live: 1300 },
};

test('of every measure the middle run counts, and one that did not come is left out', () => {
  const runs = [{ fcp: 10, content: null }, { fcp: 90, content: 5 }, { fcp: 20 }];
  expect(mediansOf(runs)).toEqual({ fcp: 20, content: 5 });
});

test('goals are ratios to the floors of the same run', () => {
  const rows = goals(RESULTS).split('\n');
  expect(rows).toContain('| goods visible | ≤ 1x | 0.90x ✓ |');
  expect(rows).toContain('| home to a good, first time | ≤ 0.4x | 0.36x ✓ |');
  expect(rows).toContain('| home to a good, again | ≤ 0.2x | - |');
  expect(rows).toContain('| scripts | ≤ 65.0 kB | 64.0 kB ✓ |');
  expect(rows.at(-1)).toMatch(/goods 1\.44x ✗/);
  expect(goals({ ...RESULTS, guest: { ...HOME, live: 1500 } })).toContain('| live | ≤ 1.4x | 1.50x ✗ |');
});

test('what was not measured is a dash', () => {
  expect(figures([{ key: 'goods', label: 'goods detail' }], RESULTS)).toContain('| goods detail | - | 1300 |');
});

test('content that does not come and more bytes than allowed end the run', () => {
  const good = { content: 900, live: 1200, scripts: 1, requests: 1, shift: 0, longTasks: 0 };
  expect(misses({ guest: good }, 1)).toEqual([]);
  expect(misses({ guest: { ...good, live: null } }, 9)).toEqual(['guest: its content did not come']);
  const large = { guest: { ...good, scripts: 1_000_000 } };
  expect(misses(large, 1)).toEqual([expect.stringMatching(/^guest: scripts 1000000, more than \d+$/)]);
  expect(misses(large, 9)).toEqual([]);
  expect(misses({ guest: { ...good, shift: 0.1 } }, 9)).toEqual([expect.stringMatching(/^guest: shift 0\.1/)]);
});

test('shifts that follow each other are one', () => {
  const at = (startTime: number, value = 0.1) => ({ startTime, value });
  expect(layoutShift([])).toBe(0);
  expect(layoutShift([at(0), at(800), at(5000)])).toBeCloseTo(0.2);
  // A row of them ends after five seconds.
  expect(layoutShift([0, 900, 1800, 2700, 3600, 4500, 5400].map((time) => at(time)))).toBeCloseTo(0.6);
});
