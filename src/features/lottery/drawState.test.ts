import fc from 'fast-check';
import type { DrawOutcome } from './contract';
import { announceDraw, type DrawEvent, type DrawState, isDrawing, reduceDraw } from './drawState';

const outcome: DrawOutcome = {
  recordId: 'R1',
  won: true,
  prizeId: 'P1',
  position: 2,
  name: '¥30.00 护理券',
  type: 'coupon',
  img: '',
  needAddress: false,
  claimBefore: null,
  remaining: 2,
  serverTime: 1,
  couponId: undefined,
  reasonText: undefined,
};
const failure = { code: 2004, msg: '次数用完了', kind: 'business' as const, data: null };

function run(...events: DrawEvent[]): DrawState {
  return events.reduce<DrawState>(reduceDraw, { step: 'idle' });
}

test('from the press to the result', () => {
  const answered = { type: 'answered' as const, outcome, isInstant: false };
  expect(run({ type: 'pressed' }).step).toBe('asking');
  expect(isDrawing(run({ type: 'pressed' }))).toBe(true);
  expect(run({ type: 'pressed' }, answered).step).toBe('spinning');
  expect(isDrawing(run({ type: 'pressed' }, answered))).toBe(true);
  expect(run({ type: 'pressed' }, answered, { type: 'landed' })).toEqual({ step: 'shown', outcome });
  expect(run({ type: 'pressed' }, { ...answered, isInstant: true }).step).toBe('shown');
});

test('a lost answer is asked for, and every end of that frees the button', () => {
  const lost: DrawEvent[] = [{ type: 'pressed' }, { type: 'lost' }];
  expect(isDrawing(run(...lost))).toBe(true);
  for (const type of ['unreachable', 'notDrawn'] as const) expect(isDrawing(run(...lost, { type }))).toBe(false);
  expect(isDrawing(run(...lost, { type: 'refused', failure }))).toBe(false);
});

test('an answer that nobody waits for changes nothing', () => {
  expect(run({ type: 'answered', outcome, isInstant: true })).toEqual({ step: 'idle' });
  expect(run({ type: 'refused', failure })).toEqual({ step: 'idle' });
});

test('whatever happens, a draw under way is never pressed twice and its result never disappears', () => {
  const event = fc.constantFrom<DrawEvent>(
    { type: 'pressed' },
    { type: 'lost' },
    { type: 'unreachable' },
    { type: 'notDrawn' },
    { type: 'landed' },
    { type: 'closed' },
    { type: 'answered', outcome, isInstant: true },
    { type: 'answered', outcome, isInstant: false },
    { type: 'refused', failure },
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const state = run(...events);
      if (isDrawing(state)) expect(reduceDraw(state, { type: 'pressed' })).toBe(state);
      if (state.step === 'spinning') expect(reduceDraw(state, { type: 'lost' })).toBe(state);
    }),
  );
});

test.each<[DrawState, string]>([
  [{ step: 'idle' }, ''],
  [{ step: 'confirming' }, '正在确认结果，请稍候'],
  [{ step: 'shown', outcome }, '恭喜，您抽中了¥30.00 护理券'],
  [{ step: 'shown', outcome: { ...outcome, won: false } }, '谢谢参与，这次没有抽中'],
  [{ step: 'refused', failure }, '次数用完了'],
])('%j is announced as %p', (state, words) => {
  expect(announceDraw(state)).toBe(words);
});
