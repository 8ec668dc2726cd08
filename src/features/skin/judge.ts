import type { QuizQuestion, QuizResult, SkinQuiz } from './quizContract';

/** The option chosen for each question, by their ids; a question that was passed over has ''. */
export type Answers = Readonly<Record<string, string>>;

type Rule = Pick<SkinQuiz, 'questions' | 'results'>;

function chosenOption({ questionId, options }: QuizQuestion, answers: Answers) {
  return options.find(({ optionId }) => optionId === answers[questionId]);
}

/** Whether the questionnaire may go on behind this question. */
export function isAnswered(question: QuizQuestion, answers: Answers): boolean {
  const isPassed = question.optional && answers[question.questionId] === '';
  return isPassed || chosenOption(question, answers) !== undefined;
}

/** The answer that ends the questionnaire, when one of the given ones does. */
export function redFlagOf({ questions }: Pick<Rule, 'questions'>, answers: Answers): string | undefined {
  return questions.map((question) => chosenOption(question, answers)).find((option) => option?.urgent)?.text;
}

/** The place of the first question that is still open; undefined when all are answered. */
export function firstOpen({ questions }: Pick<Rule, 'questions'>, answers: Answers): number | undefined {
  const place = questions.findIndex((question) => !isAnswered(question, answers));
  return place === -1 ? undefined : place;
}

/**
 * The result of whole answers; undefined while a question is open. A red flag outweighs everything and needs no other
 * answer. Else the sum of the weights decides: the result with the highest `from` that it reaches.
 */
export function judge(quiz: Rule, answers: Answers): QuizResult | undefined {
  if (redFlagOf(quiz, answers) !== undefined) return quiz.results.find(({ level }) => level === 'urgent');
  if (firstOpen(quiz, answers) !== undefined) return undefined;
  const sum = quiz.questions.reduce((total, question) => total + (chosenOption(question, answers)?.weight ?? 0), 0);
  return quiz.results
    .filter(({ level, from }) => level !== 'urgent' && from <= sum)
    .reduce<QuizResult | undefined>((best, result) => (best && best.from >= result.from ? best : result), undefined);
}

/** The answers as they are sent; what was passed over is left out. */
export function sentAnswers(answers: Answers) {
  return Object.entries(answers)
    .filter(([, optionId]) => optionId !== '')
    .map(([questionId, optionId]) => ({ questionId, optionId }));
}

/** Question and answer in words, for who wants to show them to a doctor. */
export function answersInWords({ questions }: Pick<Rule, 'questions'>, answers: Answers) {
  return questions.flatMap((question) => {
    const option = chosenOption(question, answers);
    return option ? [{ question: question.title, answer: option.text }] : [];
  });
}
