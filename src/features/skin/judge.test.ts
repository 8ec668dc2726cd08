import fc from 'fast-check';
import { answersInWords, firstOpen, isAnswered, judge, redFlagOf, sentAnswers } from './judge';
import type { SkinQuiz } from './quizContract';

const option = (optionId: string, weight: number, urgent = false) => ({
  optionId,
  text: `选 ${optionId}`,
  weight,
  urgent,
});
const result = (level: SkinQuiz['results'][number]['level'], from: number) => ({
  level,
  from,
  title: level,
  text: level,
  advice: [],
  seeDoctor: level !== 'home',
});

const QUIZ: Pick<SkinQuiz, 'questions' | 'results'> = {
  questions: [
    { questionId: 'a', title: '甲', why: '', optional: false, options: [option('a1', 0, true), option('a2', 0)] },
    { questionId: 'b', title: '乙', why: '', optional: true, options: [option('b1', 0), option('b2', 4)] },
    {
      questionId: 'c',
      title: '丙',
      why: '',
      optional: false,
      options: [option('c1', 0), option('c2', 4), option('c3', 9)],
    },
  ],
  results: [result('soon', 8), result('home', 0), result('urgent', 0), result('visit', 4)],
};

test.each([
  [{ a: 'a2', b: 'b1', c: 'c1' }, 'home'],
  [{ a: 'a2', b: '', c: 'c2' }, 'visit'],
  [{ a: 'a2', b: 'b2', c: 'c2' }, 'soon'],
  [{ a: 'a2', b: 'b2', c: 'c3' }, 'soon'],
  [{ a: 'a1' }, 'urgent'],
  [{ a: 'a1', b: 'b1', c: 'c1' }, 'urgent'],
])('%j leads to %s', (answers, level) => {
  expect(judge(QUIZ, answers)?.level).toBe(level);
});

test.each([
  [{}, 0],
  [{ a: 'a2' }, 1],
  [{ a: 'a2', b: '' }, 2],
  [{ a: 'gone', b: '', c: 'c1' }, 0],
  [{ a: '', b: '', c: 'c1' }, 0],
  [{ a: 'a2', b: '', c: 'c1' }, undefined],
])('the first open question of %j is %p, and there is no result before it is answered', (answers, place) => {
  expect(firstOpen(QUIZ, answers)).toBe(place);
  expect(judge(QUIZ, answers) === undefined).toBe(place !== undefined);
});

test('only a question that may be passed over is answered by nothing', () => {
  expect(QUIZ.questions.map((question) => isAnswered(question, { a: '', b: '', c: '' }))).toEqual([false, true, false]);
});

test('a red flag is named in its words', () => {
  expect(redFlagOf(QUIZ, { a: 'a1' })).toBe('选 a1');
  expect(redFlagOf(QUIZ, { a: 'a2' })).toBeUndefined();
});

test('what is sent and told is what was chosen', () => {
  const answers = { a: 'a2', b: '', c: 'c3' };
  expect(sentAnswers(answers)).toEqual([
    { questionId: 'a', optionId: 'a2' },
    { questionId: 'c', optionId: 'c3' },
  ]);
  expect(answersInWords(QUIZ, answers)).toEqual([
    { question: '甲', answer: '选 a2' },
    { question: '丙', answer: '选 c3' },
  ]);
});

test('whatever is answered beside it, a red flag is never judged away', () => {
  const any = fc.record({ b: fc.constantFrom('', 'b1', 'b2', 'x'), c: fc.constantFrom('', 'c1', 'c2', 'c3', 'x') });
  fc.assert(fc.property(any, (others) => judge(QUIZ, { a: 'a1', ...others })?.level === 'urgent'));
});

test('a heavier answer never leads to a calmer result', () => {
  const order = ['home', 'visit', 'soon'];
  const b = fc.constantFrom('b1', 'b2');
  fc.assert(
    fc.property(b, (chosen) => {
      const places = ['c1', 'c2', 'c3'].map((c) => order.indexOf(judge(QUIZ, { a: 'a2', b: chosen, c })?.level ?? ''));
      return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
    }),
  );
});
