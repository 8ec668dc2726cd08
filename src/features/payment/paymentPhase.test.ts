import { phaseOf } from './paymentPhase';

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
