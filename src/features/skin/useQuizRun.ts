import { useState } from 'react';
import { createClientToken } from '@/shared/lib/clientToken';
import { serverNow } from '@/shared/lib/serverClock';
import { type Answers, answersInWords, firstOpen, judge, redFlagOf } from './judge';
import { type Draft, dropDraft, type KeptResult, keepDraft, keepResult, readDraft, readResult } from './keptQuiz';
import type { SkinQuiz } from './quizContract';

function isSameRun(before: KeptResult, answers: Answers): boolean {
  const given = (all: Answers) => JSON.stringify(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  return given(before.answers) === given(answers);
}

/** What the account may hold of this run from before an answer was changed. */
function olderOf({ older = [], at, recordId }: KeptResult): NonNullable<KeptResult['older']> {
  return [...older, recordId === undefined ? { at } : { at, recordId }];
}

/**
 * The answers to a questionnaire, kept with every change. They stay when it is finished: who goes back from the result can
 * change one, and finishing again replaces that result.
 */
export function useQuizRun(quiz: SkinQuiz) {
  const { quizId, version } = quiz;
  const [draft, setDraft] = useState<Draft>(
    () => readDraft(quizId, version, serverNow()) ?? { version, answers: {}, changedAt: serverNow() },
  );

  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(quizId, next);
  };

  const answer = (questionId: string, optionId: string): Answers => {
    const answers = { ...draft.answers, [questionId]: optionId };
    change({ ...draft, answers, changedAt: serverNow() });
    return answers;
  };

  /** Judges whole answers and keeps the result; gives its number, undefined while a question is open. */
  const finish = (answers: Answers): string | undefined => {
    const result = judge(quiz, answers);
    if (!result) return undefined;
    const { level, title, text, advice } = result;
    const id = draft.resultId ?? createClientToken();
    const at = serverNow();
    const before = readResult(id);
    if (before && isSameRun(before, answers)) return id;
    keepResult({
      id,
      quizId,
      quizTitle: quiz.title,
      version,
      level,
      title,
      text,
      advice,
      redFlag: redFlagOf(quiz, answers),
      answers,
      told: answersInWords(quiz, answers),
      at,
      ...(before ? { older: olderOf(before) } : {}),
    });
    change({ ...draft, answers, changedAt: at, resultId: id });
    return id;
  };

  const startAgain = () => {
    dropDraft(quizId);
    setDraft({ version, answers: {}, changedAt: serverNow() });
  };

  return {
    answers: draft.answers,
    /** The place of the first open question; undefined when all are answered. */
    open: firstOpen(quiz, draft.answers),
    isBegun: Object.keys(draft.answers).length > 0,
    isFinished: draft.resultId !== undefined,
    answer,
    finish,
    startAgain,
  };
}
export type QuizRun = ReturnType<typeof useQuizRun>;
