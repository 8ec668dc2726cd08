import { isToBeClosed, phaseOf } from './paymentPhase';

const calm = { isLaunching: false, hasLeftToPay: false, timeLeftMs: 60_000 };

test.each([
  ['an unpaid order waits', { ...calm, status: 0 }, 'waiting'],
  ['a payment page is opening', { ...calm, status: 0, isLaunching: true }, 'launching'],
  ['back from the payment page, not paid yet: confirming', { ...calm, status: 0, hasLeftToPay: true }, 'confirming'],
  ['the server works on it: confirming', { ...calm, status: 2 }, 'confirming'],
  ['processing after the time is over is not a failure', { ...calm, status: 2, timeLeftMs: -1 }, 'confirming'],
  ['processing while launching is not a second launch', { ...calm, status: 2, isLaunching: true }, 'confirming'],
  ['paid wins over everything', { status: 1, isLaunching: true, hasLeftToPay: true, timeLeftMs: -1 }, 'paid'],
  ['closed by the server', { ...calm, status: -2, hasLeftToPay: true }, 'closed'],
  ['failed by the server', { ...calm, status: -1 }, 'failed'],
  ['a retry after a failure is asked for again', { ...calm, status: -1, hasLeftToPay: true }, 'confirming'],
  ['time over on the phone: the server is asked', { ...calm, status: 0, timeLeftMs: 0 }, 'confirming'],
  ['no end known: waits', { ...calm, status: 0, timeLeftMs: undefined }, 'waiting'],
] as const)('%s', (_, situation, phase) => {
  expect(phaseOf(situation)).toBe(phase);
});

test.each([
  ['asked after the end, still waiting', { status: 0, expireAt: 1_000 }, 1_000, true],
  ['asked before the end', { status: 0, expireAt: 1_000 }, 999, false],
  ['no end known', { status: 0, expireAt: null }, 2_000, false],
  ['being paid', { status: 2, expireAt: 1_000 }, 2_000, false],
  ['closed', { status: -2, expireAt: 1_000 }, 2_000, false],
  ['nothing known', undefined, undefined, false],
] as const)('whether an order is to be closed: %s', (_, data, updatedAt, isExpected) => {
  expect(isToBeClosed({ data, updatedAt })).toBe(isExpected);
});
