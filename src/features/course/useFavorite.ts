import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { type CourseDetail, favoriteCourse } from './contract';

interface Options {
  patch: (change: (course: CourseDetail) => CourseDetail) => void;
  /** The answer was lost, or a no: only the server knows whether it is marked. */
  askAnew: () => void;
}

/** Marks a course or takes the mark away; it shows at once, and is taken back until the server has told. */
export function useFavorite({ courseId, isFavorite }: CourseDetail, { patch, askAnew }: Options): () => void {
  const { isSignedIn } = useSession();
  const show = (on: boolean) => patch((course) => ({ ...course, isFavorite: on }));
  const { submit } = useSubmit(favoriteCourse, {
    isQuiet: true,
    optimistic: ({ on }) => {
      show(on);
      return () => show(!on);
    },
    askAnew,
    onDone: (_, { payload }) => (payload.on ? showSuccess('已收藏') : showNotification('已取消收藏')),
  });
  return () => void (isSignedIn ? submit({ courseId, on: !isFavorite }) : signIn());
}
