import { ask } from '@/testing/ask';
import { resetServer } from '../state';
import type { Quiz } from './quizKit';
import { QUIZZES } from './store';

const SUBMIT = 'POST /api/miniapp/skin/quiz/submit';
const HISTORY = 'GET /api/miniapp/skin/quiz/history';
const DELETE = 'POST /api/miniapp/skin/quiz/delete';

interface Detail extends Quiz {
  consent: { type: string; consentId?: string };
}

beforeEach(() => resetServer());

const detailOf = async (quizId: string, as?: 'member' | 'newcomer') =>
  (await ask<Detail>('GET /api/miniapp/skin/quiz/detail', { quizId }, as ? { as } : {})).data;

/** The answer at this place to every question; -1 is the last one. */
const answersOf = ({ questions }: Quiz, place: number) =>
  questions.map(({ questionId, options }) => ({ questionId, optionId: options.slice(place)[0]?.optionId ?? '' }));

async function consentOf(as: 'newcomer' | 'member', type: string): Promise<string> {
  const { data } = await ask<{ version: string }>('GET /api/miniapp/consent/get', { type }, { as });
  const answer = { type, version: data.version, clientToken: `consent-${as}-${type}` };
  return (await ask<{ consentId: string }>('POST /api/miniapp/consent/accept', answer, { as })).data.consentId;
}

let sent = 0;

async function submit(quizId: string, place: number, more: object, as: 'newcomer' | 'member' = 'newcomer') {
  const quiz = await detailOf(quizId);
  sent += 1;
  const own = { quizId, version: quiz.version, finishedAt: 1_790_000_000_000, answers: answersOf(quiz, place) };
  return ask<{ level: string; recordId: string }>(SUBMIT, { ...own, clientToken: `t${sent}`, ...more }, { as });
}

const idsOf = async (as: 'newcomer' | 'member') =>
  (await ask<{ recordId: string }[]>(HISTORY, {}, { as })).data.map(({ recordId }) => recordId);

test.each(QUIZZES)('$quizId begins with its red flags, and says what each of its results means', (quiz) => {
  const [first] = quiz.questions;
  expect(first?.options.filter(({ urgent }) => urgent).map(({ text }) => text)).toEqual(quiz.redFlags);
  expect(quiz.results.map(({ level }) => level)).toEqual(['home', 'visit', 'soon', 'urgent']);
  const heaviest = (options: { weight: number }[]) => Math.max(...options.map(({ weight }) => weight));
  const most = quiz.questions.reduce((sum, { options }) => sum + heaviest(options), 0);
  for (const { level, from, advice } of quiz.results) {
    expect(advice.length).toBeGreaterThan(1);
    if (level !== 'urgent') expect(from).toBeLessThan(most);
  }
});

test.each([
  ['skin-adult', 'skin'],
  ['skin-baby', 'skinChild'],
])('%s asks for the consent %s, each for itself', async (quizId, type) => {
  expect((await detailOf(quizId, 'newcomer')).consent).toMatchObject({ type });
  expect((await detailOf(quizId, 'newcomer')).consent).not.toHaveProperty('consentId');
  const consentId = await consentOf('newcomer', type);
  expect((await detailOf(quizId, 'newcomer')).consent).toMatchObject({ consentId });
});

test('nothing is kept without the consent to it', async () => {
  expect((await submit('skin-adult', -1, { consentId: '' })).code).toBe(2014);
  const consentId = await consentOf('newcomer', 'skin');
  expect((await submit('skin-baby', -1, { consentId })).code).toBe(2014);
  expect(await idsOf('newcomer')).toEqual([]);
});

test('the server judges anew: a red flag outweighs all, else the sum decides', async () => {
  const consentId = await consentOf('newcomer', 'skin');
  expect((await submit('skin-adult', 0, { consentId })).data.level).toBe('urgent');
  expect((await submit('skin-adult', -1, { consentId })).data.level).toBe('urgent');
  const { questions } = await detailOf('skin-adult');
  const mild = questions.map(({ questionId, options }) => {
    const calm = [...options].sort((a, b) => Number(a.urgent) - Number(b.urgent) || a.weight - b.weight);
    return { questionId, optionId: calm[0]?.optionId };
  });
  expect((await submit('skin-adult', -1, { consentId, answers: mild })).data.level).toBe('home');
  expect(await idsOf('newcomer')).toHaveLength(3);
});

test('what is no whole answer to this version is refused', async () => {
  const consentId = await consentOf('newcomer', 'skin');
  expect((await submit('skin-adult', -1, { consentId, version: 'adult-2020' })).code).toBe(2007);
  expect((await submit('skin-adult', -1, { consentId, answers: [] })).code).toBe(400);
  expect((await submit('skin-adult', -1, { consentId, answers: 'x' })).code).toBe(400);
  expect((await submit('skin-adult', -1, { consentId, answers: [{ questionId: 'now', optionId: 'x' }] })).code).toBe(
    400,
  );
  expect((await submit('skin-adult', -1, { consentId, quizId: 'skin-none' })).code).toBe(2010);
});

test('records are deleted one by one or all, by their owner only', async () => {
  const consentId = await consentOf('newcomer', 'skin');
  const { recordId } = (await submit('skin-adult', -1, { consentId })).data;
  await ask(DELETE, { recordIds: [recordId], clientToken: 'other' }, { as: 'member' });
  expect(await idsOf('newcomer')).toEqual([recordId]);
  await ask(DELETE, { recordIds: [recordId, 'gone'], clientToken: 'own' }, { as: 'newcomer' });
  expect(await idsOf('newcomer')).toEqual([]);
  expect((await ask(DELETE, { recordIds: 'all', clientToken: 'odd' }, { as: 'newcomer' })).code).toBe(400);
});

test('taking the consent back removes what was kept by it, and nothing else', async () => {
  const consentId = await consentOf('newcomer', 'skin');
  const childId = await consentOf('newcomer', 'skinChild');
  await submit('skin-adult', -1, { consentId });
  const { recordId } = (await submit('skin-baby', -1, { consentId: childId })).data;
  await ask('POST /api/miniapp/consent/withdraw', { consentId, clientToken: 'w' }, { as: 'newcomer' });
  expect(await idsOf('newcomer')).toEqual([recordId]);
  expect(await idsOf('member')).toEqual(['SR90001']);
});

test('a result that says when to go says the same in its title and its text', () => {
  for (const { title, text } of QUIZZES.flatMap(({ results }) => results)) {
    for (const when of ['这一两天', '这几天']) expect(title.includes(when)).toBe(text.includes(when));
  }
});
