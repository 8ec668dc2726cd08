import type { Question } from './contract';
import { judge, mayGoOn } from './judge';

const QUESTIONS: Question[] = [
  {
    key: 'age',
    text: '多大',
    options: [
      { key: 'adult', text: '成年', verdict: 'fits', isMinor: false },
      { key: 'young', text: '未成年', verdict: 'fits', isMinor: true },
      { key: 'child', text: '太小', verdict: 'not', isMinor: true },
    ],
  },
  {
    key: 'home',
    text: '住哪里',
    options: [
      { key: 'home', text: '家里', verdict: 'fits', isMinor: false },
      { key: 'other', text: '别处', verdict: 'asks', isMinor: false },
    ],
  },
];

test.each([
  [{}, 'open', 2],
  [{ age: 'adult' }, 'open', 1],
  [{ age: 'child' }, 'open', 1],
  [{ age: 'adult', home: 'nowhere' }, 'open', 1],
  [{ age: 'adult', home: 'home' }, 'fits', 0],
  [{ age: 'adult', home: 'other' }, 'asks', 0],
  [{ age: 'child', home: 'other' }, 'not', 0],
  [{ age: 'adult', home: 'home', more: 'x' }, 'fits', 0],
])('the answers %j are %s, %d left', (answers, verdict, missing) => {
  const judgement = judge(QUESTIONS, answers as Record<string, string>);
  expect(judgement).toMatchObject({ verdict, missing });
  expect(mayGoOn(judgement)).toBe(verdict === 'fits' || verdict === 'asks');
});

test('somebody under age is known by his answer', () => {
  expect(judge(QUESTIONS, { age: 'young', home: 'home' })).toEqual({ verdict: 'fits', missing: 0, isMinor: true });
  expect(judge(QUESTIONS, { age: 'adult', home: 'home' }).isMinor).toBe(false);
});

test('a study without questions asks on the phone', () => {
  expect(judge([], {}).verdict).toBe('asks');
});
