import { measureTask } from '../points/tasks';
import { DAY, dayOf, defineStore, serverNow } from '../state';
import { personaUser } from '../users';
import type { Article } from './articleKit';
import { ACNE_ARTICLES } from './articles/acne';
import { BABY_ARTICLES } from './articles/baby';
import { ECZEMA_ARTICLES } from './articles/eczema';
import { SENSITIVE_ARTICLES } from './articles/sensitive';
import { SUN_ARTICLES } from './articles/sun';
import { WOUND_ARTICLES } from './articles/wound';
import type { Level, Quiz } from './quizKit';
import { ADULT_QUIZ } from './quizzes/adult';
import { BABY_QUIZ } from './quizzes/baby';

/** Every article, the one that was reviewed last first. */
export const ARTICLES: readonly Article[] = [
  ...BABY_ARTICLES,
  ...SENSITIVE_ARTICLES,
  ...ACNE_ARTICLES,
  ...ECZEMA_ARTICLES,
  ...WOUND_ARTICLES,
  ...SUN_ARTICLES,
].sort((a, b) => b.reviewedAt - a.reviewedAt);

export const QUIZZES: readonly Quiz[] = [ADULT_QUIZ, BABY_QUIZ];

export const EMERGENCY_PHONE = '120';

/** What a member has sent after his consent. */
export interface SkinRecordRow {
  recordId: string;
  userId: string;
  quizId: string;
  version: string;
  answers: { questionId: string; optionId: string }[];
  level: Level;
  at: number;
}

interface SkinStore {
  favorites: { userId: string; articleId: string; at: number }[];
  records: SkinRecordRow[];
  /** Which articles a member has opened on one day, for the task of that day only. */
  opened: Map<string, { day: string; articleIds: Set<string> }>;
}

export const skin = defineStore('skin', (): SkinStore => {
  const now = serverNow();
  const { userId } = personaUser('member');
  const answers = ADULT_QUIZ.questions.map(({ questionId, options }) => ({
    questionId,
    optionId: (questionId === 'now' ? options[options.length - 1] : options[0])?.optionId ?? '',
  }));
  return {
    opened: new Map(),
    favorites: [
      { userId, articleId: 'SK4001', at: now - 20 * DAY },
      { userId, articleId: 'SK2001', at: now - 3 * DAY },
    ],
    records: [
      {
        recordId: 'SR90001',
        userId,
        quizId: ADULT_QUIZ.quizId,
        version: ADULT_QUIZ.version,
        answers,
        level: 'home',
        at: now - 12 * DAY,
      },
    ],
  };
});

/** A member opens an article; those of an earlier day are forgotten. */
export function noteOpened(userId: string, articleId: string): void {
  const day = dayOf(serverNow());
  const { opened } = skin();
  const known = opened.get(userId);
  if (known?.day === day) known.articleIds.add(articleId);
  else opened.set(userId, { day, articleIds: new Set([articleId]) });
}

measureTask('knowledge', (userId) => {
  const known = skin().opened.get(userId);
  return known?.day === dayOf(serverNow()) ? known.articleIds.size : 0;
});
