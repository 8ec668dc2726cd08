import fc from 'fast-check';
import { contractCalls } from './contracts';
import { takeComplaints } from './fakeServer';
import { Phone, type Step } from './spendingModel';
import { SPENDINGS } from './spendings';

/*
 * Whatever a member and his network do, on every call that spends or grants: one result for each thing that he wanted, no
 * later wish is swallowed, and nothing appears from nowhere.
 */

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('tap' as const),
      times: fc.integer({ min: 1, max: 4 }),
      fault: fc.constantFrom(
        'none' as const,
        'none' as const,
        'lost' as const,
        'drop' as const,
        '500' as const,
        'malformed' as const,
      ),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('look', 'reload', 'cancel', 'cancel', 'otherMember') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(6, 11, 1440) }) },
);

/** The ways in which members lost money or days, always tried. */
const EXAMPLES: Step[][] = [
  // A lost answer, another day, the same tap.
  [
    { do: 'tap', times: 1, fault: 'lost' },
    { do: 'pass', minutes: 11 },
    { do: 'tap', times: 2, fault: 'none' },
  ],
  // A lost answer, around midnight.
  [
    { do: 'pass', minutes: 6 },
    { do: 'tap', times: 1, fault: 'lost' },
    { do: 'pass', minutes: 6 },
    { do: 'reload' },
    { do: 'tap', times: 1, fault: 'none' },
  ],
  // A lost answer, cancelled, wanted again.
  [
    { do: 'tap', times: 1, fault: 'lost' },
    { do: 'reload' },
    { do: 'cancel' },
    { do: 'reload' },
    { do: 'tap', times: 1, fault: 'none' },
  ],
  // Lost twice, then told as done before.
  [
    { do: 'tap', times: 3, fault: 'lost' },
    { do: 'tap', times: 3, fault: 'lost' },
    { do: 'tap', times: 3, fault: 'none' },
  ],
  // Never arrived, another member in between.
  [{ do: 'tap', times: 1, fault: 'drop' }, { do: 'otherMember' }, { do: 'tap', times: 1, fault: 'none' }],
];

const RUNS = 12;

beforeEach(() => {
  // The fake answers of a broken server are no complaint of its contract.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

test('every call of role money is here; nothing else is forgotten silently', () => {
  const money = [...contractCalls().values()].filter(({ role }) => role === 'money').map(({ path }) => path);
  const driven = SPENDINGS.map(({ call }) => call.path);
  expect(money.filter((path) => !driven.includes(path))).toEqual([]);
  expect(new Set(driven).size).toBe(driven.length);
});

test.each(SPENDINGS.map((spending) => [spending.call.path, spending] as const))('%s', async (_, spending) => {
  let taps = 0;
  const property = fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
    const phone = new Phone(spending);
    try {
      await phone.start();
      if (phone.canTap) taps += 1;
      for (const each of steps) await phone.run(each);
    } finally {
      phone.end();
      takeComplaints();
    }
  });
  await fc.assert(property, { seed: 2026, numRuns: RUNS, examples: EXAMPLES.map((steps) => [steps]) });
  expect(taps).toBeGreaterThanOrEqual(RUNS);
});
