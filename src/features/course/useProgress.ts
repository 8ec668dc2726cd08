import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';
import { type Outcome, useSubmit } from '@/request/useSubmit';
import { readLoginInfo } from '@/session/loginInfo';
import { useSession } from '@/session/useSession';
import { serverNow } from '@/shared/lib/serverClock';
import { showSuccess } from '@/shared/ui/toast/toast';
import { type CourseDetail, saveProgress } from './contract';
import { dropWatchNote, keepWatchNote, unsentNote } from './watchNotes';

/** The server knows the place, or will never take it. */
function isHeard(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.failure.kind === 'business');
}

/**
 * Keeps where the member is in a lesson: on the phone at once, on the server silently. What the server has not confirmed
 * is told again when the course is next opened.
 */
export function useProgress({ lessons }: Pick<CourseDetail, 'lessons'>, onFinished: () => void) {
  const { isSignedIn, userId } = useSession();
  const { submit } = useSubmit(saveProgress, { isSilent: true });

  const tell = useMemoizedFn(async (lessonId: string, seconds: number, at: number) => {
    if (!isSignedIn) return;
    const outcome = await submit({ lessonId, seconds });
    if (isHeard(outcome)) dropWatchNote(lessonId, { seconds, at });
    const told = outcome.kind === 'done' ? outcome.data : undefined;
    if (!told || told.finished === '') return;
    if (told.rewardText !== '') showSuccess(told.rewardText);
    onFinished();
  });

  const isReady = lessons.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the lessons are there
  useEffect(() => {
    for (const lesson of lessons) {
      const unsent = lesson.isOpen ? unsentNote(lesson) : undefined;
      if (unsent) void tell(lesson.lessonId, unsent.seconds, unsent.at);
    }
  }, [isReady, isSignedIn, tell]);

  return useMemoizedFn((lessonId: string, position: number) => {
    // A film that ends because its member has gone tells its place after he has.
    if (readLoginInfo().userId !== userId) return;
    const note = { seconds: Math.floor(position), at: serverNow() };
    keepWatchNote(lessonId, note);
    void tell(lessonId, note.seconds, note.at);
  });
}
