import { normaliseCode } from '../codes/typed';
import { DAY, dayOf, defineStore, endOfDay, HOUR, MINUTE, serverNow, startOfDay } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { FILM } from './catalog';

export type Way = 'points' | 'code' | 'right' | 'mall';

/** A course that came to a member, and until when. The latest of a course counts. */
export interface OwnedRow {
  recordId: string;
  userId: string;
  courseId: string;
  way: Way;
  points: number;
  at: number;
  expireAt: number;
}

export interface ProgressRow {
  userId: string;
  lessonId: string;
  /** Where he stopped, seconds from the start. */
  seconds: number;
  at: number;
  doneAt: number | null;
}

export interface CodeRow {
  code: string;
  /** '' for every course that can be exchanged. */
  courseId: string;
  /** A member may use one code of a batch; '' for none. */
  batch: string;
  usableUntil: number;
  usedBy: string;
}

const idOf = (persona: PersonaKey) => personaUser(persona).userId;

function seedOwned(now: number): OwnedRow[] {
  const row = (recordId: string, persona: PersonaKey, courseId: string, way: Way, points: number, daysAgo: number) => ({
    recordId,
    userId: idOf(persona),
    courseId,
    way,
    points,
    at: now - daysAgo * DAY,
    expireAt: endOfDay(now + (365 - daysAgo) * DAY),
  });
  return [
    row('CX1', 'member', 'C1001', 'mall', 700, 30),
    { ...row('CX2', 'member', 'C1008', 'points', 300, 199), expireAt: endOfDay(now - 19 * DAY) },
    row('CX3', 'elder', 'C1002', 'mall', 600, 60),
    // With an order of goods, on top of the 365 days that still ran.
    {
      ...row('CX5', 'member', 'C1001', 'mall', 0, 0),
      at: now - 5 * HOUR,
      expireAt: endOfDay(now + (2 * 365 - 30) * DAY),
    },
    row('CX4', 'lapsed', 'C1016', 'code', 0, 200),
  ];
}

function seedProgress(now: number): ProgressRow[] {
  const yesterday = startOfDay(dayOf(now)) - DAY + 20 * HOUR + 14 * MINUTE;
  const learnt = (persona: PersonaKey, courseId: string, done: number, daysAgo: number, half = 0): ProgressRow[] =>
    Array.from({ length: done + Number(half > 0) }, (_, index) => {
      const at = index === done ? yesterday - daysAgo * DAY : now - (daysAgo + done - index + 1) * DAY;
      return {
        userId: idOf(persona),
        lessonId: `${courseId}-${index + 1}`,
        seconds: index === done ? half : FILM.seconds,
        at,
        doneAt: index === done ? null : at,
      };
    });
  return [
    ...learnt('member', 'C1001', 3, 0, 36),
    ...learnt('member', 'C1003', 4, 6),
    ...learnt('member', 'C1007', 4, 20),
    ...learnt('member', 'C1008', 7, 30),
    ...learnt('elder', 'C1002', 2, 3, 20),
    ...learnt('lapsed', 'C1004', 2, 160),
  ];
}

function seedCodes(now: number): CodeRow[] {
  const row = (code: string, differences: Partial<CodeRow> = {}): CodeRow => ({
    code: normaliseCode(code),
    courseId: '',
    batch: '',
    usableUntil: now + 300 * DAY,
    usedBy: '',
    ...differences,
  });
  return [
    row('KC26-8H3T-5QWA', { courseId: 'C1005' }),
    row('KC26-2M9D-7XRE'),
    row('KC26-6T4P-3HJK'),
    row('KC26-BABY-3F7Y', { courseId: 'C1015' }),
    row('KC26-USED-4B2K', { usedBy: 'U0' }),
    row('KC26-PAST-6N8C', { usableUntil: now - 12 * DAY }),
    row('KC26-GRP1-9V4Z', { batch: 'open-day', usedBy: idOf('member') }),
    row('KC26-GRP2-5D8W', { batch: 'open-day' }),
  ];
}

/** What members have of the courses; every refusal of a code has one that QA can type. */
export const courseStore = defineStore('courses', () => {
  const now = serverNow();
  return {
    owned: seedOwned(now),
    progress: seedProgress(now),
    codes: seedCodes(now),
    /** "userId courseId" */
    favorites: new Set<string>([`${idOf('member')} C1006`]),
    /** Prices in points that QA has changed, by course. */
    prices: new Map<string, number>(),
    seededAt: now,
  };
});

export function progressOf(userId: string | undefined, lessonId: string): ProgressRow | undefined {
  return courseStore().progress.find((row) => row.userId === userId && row.lessonId === lessonId);
}

/** What came to a member last of a course. */
export function ownedRow(userId: string | undefined, courseId: string): OwnedRow | undefined {
  const rows = courseStore().owned.filter((row) => row.userId === userId && row.courseId === courseId);
  return rows[rows.length - 1];
}

/** The lessons that a member has finished, each with when. */
export function finishedLessons(userId: string): { lessonId: string; at: number }[] {
  return courseStore().progress.flatMap(({ userId: owner, lessonId, doneAt }) =>
    owner === userId && doneAt !== null ? [{ lessonId, at: doneAt }] : [],
  );
}
