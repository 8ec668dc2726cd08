import * as v from 'valibot';
import { memberPhone } from '@/session/memberStorage';
import { readRecord } from '@/shared/lib/storage';
import type { Lesson } from './contract';

/** Where a lesson was left on this phone, and when (epoch ms of the server's clock). */
const note = v.object({ seconds: v.pipe(v.number(), v.minValue(0)), at: v.number() });
export type WatchNote = v.InferOutput<typeof note>;

const keyOf = (lessonId: string) => `lesson:${lessonId}`;

/** The last place on this phone that the server has not confirmed; undefined without one. */
export function readWatchNote(lessonId: string): WatchNote | undefined {
  const parsed = v.safeParse(note, { ...readRecord(memberPhone, keyOf(lessonId)) });
  return parsed.success ? parsed.output : undefined;
}

export function keepWatchNote(lessonId: string, kept: WatchNote): void {
  memberPhone.write(keyOf(lessonId), JSON.stringify(kept));
}

/** The server has taken over the place; a newer one stays. */
export function dropWatchNote(lessonId: string, taken: WatchNote): void {
  const kept = readWatchNote(lessonId);
  if (kept && kept.at <= taken.at) memberPhone.remove(keyOf(lessonId));
}

/** What of this phone is newer than what the server knows. */
export function unsentNote({ lessonId, watchedAt }: Pick<Lesson, 'lessonId' | 'watchedAt'>): WatchNote | undefined {
  const kept = readWatchNote(lessonId);
  return kept && kept.at > (watchedAt ?? 0) ? kept : undefined;
}

/** So close to its end a lesson begins anew. */
const END_SECONDS = 3;

/** Whether a place lies there; both in seconds. */
export const isNearEnd = (place: number, seconds: number) => place > seconds - END_SECONDS;

/** Where a lesson goes on, in seconds: the newer of this phone's place and the server's. */
export function placeOf(lesson: Pick<Lesson, 'lessonId' | 'watchedAt' | 'position' | 'seconds'>): number {
  const seconds = unsentNote(lesson)?.seconds ?? lesson.position;
  return isNearEnd(seconds, lesson.seconds) ? 0 : seconds;
}
