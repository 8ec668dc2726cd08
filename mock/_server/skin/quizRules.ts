import { onWithdrawal, requireConsent, showStanding } from '../consent/rules';
import type { Context, GuestContext } from '../handle';
import { CODES, needInteger, needText, Refusal, refuse } from '../refusal';
import { nextId } from '../state';
import type { Question, Quiz, Result } from './quizKit';
import { EMERGENCY_PHONE, QUIZZES, type SkinRecordRow, skin } from './store';

type Answers = SkinRecordRow['answers'];

const BOOKING_URL = 'https://www.example.com/hospital/appointment';
const STEPS = [
  { text: '看护理课程', route: '/course-list' },
  { text: '看优选优惠', route: '/preferred-discount' },
  { text: '医院服务', route: '/schedule/points-mall?tab=service' },
];
const MOST_RECORDS = 50;
const MOST_DELETED = 100;

const consentTypeOf = ({ forChild }: Quiz) => (forChild ? 'skinChild' : 'skin');

function needQuiz(value: unknown): Quiz {
  const quizId = needText(value, '没有说明是哪份自测，请从列表里打开', 64);
  const found = QUIZZES.find((quiz) => quiz.quizId === quizId);
  if (!found) throw refuse.notFound('这份自测已撤下，请看看别的');
  return found;
}

export function getQuiz({ user, query }: GuestContext) {
  const quiz = needQuiz(query.quizId);
  const { text: _text, ...shown } = quiz;
  const type = consentTypeOf(quiz);
  const { title, consentId } = showStanding(user?.userId ?? '', type);
  return {
    ...shown,
    emergencyPhone: EMERGENCY_PHONE,
    bookingUrl: BOOKING_URL,
    steps: STEPS,
    consent: { type, title, ...(consentId ? { consentId } : {}) },
  };
}

function chosenOf({ options }: Question, questionId: string, answers: Answers) {
  const optionId = answers.find((answer) => answer.questionId === questionId)?.optionId;
  return options.find((option) => option.optionId === optionId);
}

/** A red flag outweighs everything; else the sum decides. */
function judge({ questions, results }: Quiz, answers: Answers): Result {
  const chosen = questions.flatMap((each) => chosenOf(each, each.questionId, answers) ?? []);
  const isUrgent = chosen.some(({ urgent }) => urgent);
  const sum = chosen.reduce((total, { weight }) => total + weight, 0);
  const fitting = results.filter(({ level, from }) =>
    isUrgent ? level === 'urgent' : level !== 'urgent' && from <= sum,
  );
  const result = fitting.sort((a, b) => b.from - a.from)[0];
  if (!result) throw refuse.badInput('这份自测暂时没有结果，请再做一次');
  return result;
}

function isAnswer(value: unknown): value is Answers[number] {
  if (typeof value !== 'object' || value === null) return false;
  const { questionId, optionId } = value as Record<string, unknown>;
  return typeof questionId === 'string' && typeof optionId === 'string';
}

/** Each question once, with one of its answers; all that must be answered, unless a red flag has ended it. */
function needAnswers(quiz: Quiz, value: unknown): Answers {
  if (!Array.isArray(value) || !value.every(isAnswer)) throw refuse.badInput('回答不完整，请把题目答完');
  const answers: Answers = value.map(({ questionId, optionId }) => ({ questionId, optionId }));
  const known = quiz.questions.filter((each) => chosenOf(each, each.questionId, answers));
  if (known.length !== answers.length) throw refuse.badInput('有一题的回答对不上，请再做一次');
  const isUrgent = known.some((each) => chosenOf(each, each.questionId, answers)?.urgent);
  const isMissing = quiz.questions.some(
    ({ optional, questionId }) => !optional && !known.some((each) => each.questionId === questionId),
  );
  if (isMissing && !isUrgent) throw refuse.badInput('还有题目没有答完，请接着答');
  return answers;
}

export function submitQuiz({ user, body, now }: Context) {
  const quiz = needQuiz(body.quizId);
  requireConsent(user.userId, consentTypeOf(quiz), body.consentId);
  if (body.version !== quiz.version) throw new Refusal(CODES.CHANGED_MEANWHILE, '题目有更新，请再做一次');
  const answers = needAnswers(quiz, body.answers);
  const finishedAt = needInteger(body.finishedAt, '没有记下完成的时间，请再做一次');
  const { level, advice, seeDoctor } = judge(quiz, answers);
  const { quizId, version } = quiz;
  const row = {
    recordId: nextId('SR'),
    userId: user.userId,
    quizId,
    version,
    answers,
    level,
    at: Math.min(finishedAt, now),
  };
  const store = skin();
  const own = [row, ...store.records.filter(({ userId }) => userId === user.userId)].slice(0, MOST_RECORDS);
  store.records = [...own, ...store.records.filter(({ userId }) => userId !== user.userId)];
  return { recordId: row.recordId, level, advice, seeDoctor };
}

function showRecord({ recordId, quizId, level, at }: SkinRecordRow) {
  const quiz = needQuiz(quizId);
  const result = quiz.results.find((each) => each.level === level);
  return {
    recordId,
    quizId,
    quizTitle: quiz.title,
    level,
    title: result?.title ?? '',
    text: result?.text ?? '',
    advice: result?.advice ?? [],
    seeDoctor: result?.seeDoctor ?? true,
    at,
  };
}

export function listRecords({ user }: Context) {
  return skin()
    .records.filter(({ userId }) => userId === user.userId)
    .sort((a, b) => b.at - a.at)
    .map(showRecord);
}

/** Another member's records stay, without a word about whether there are such. */
export function deleteRecords({ user, body }: Context) {
  const { recordIds } = body;
  if (!Array.isArray(recordIds) || recordIds.length > MOST_DELETED) throw refuse.badInput('请选择要删除的记录');
  const store = skin();
  const isGone = (row: SkinRecordRow) => row.userId === user.userId && recordIds.includes(row.recordId);
  const gone = store.records.filter(isGone).map(({ recordId }) => recordId);
  store.records = store.records.filter((row) => !isGone(row));
  return { recordIds: gone };
}

for (const type of ['skin', 'skinChild'] as const) {
  onWithdrawal(type, (userId) => {
    const store = skin();
    const isItsQuiz = ({ quizId }: SkinRecordRow) => consentTypeOf(needQuiz(quizId)) === type;
    store.records = store.records.filter((row) => row.userId !== userId || !isItsQuiz(row));
  });
}
