import { favoriteMark } from '@/frame/favoriteMark';
import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { type CourseDetail, favoriteCourse } from './contract';

interface Options {
  patch: (change: (course: CourseDetail) => CourseDetail) => void;
  askAnew: () => void;
}

/** Marks a course, or takes the mark away. A guest signs in first. */
export function useFavorite({ courseId, isFavorite }: CourseDetail, { patch, askAnew }: Options): () => void {
  const { isSignedIn } = useSession();
  const show = (on: boolean) => patch((course) => ({ ...course, isFavorite: on }));
  const { submit } = useSubmit(favoriteCourse, favoriteMark({ show, askAnew }));
  return () => void (isSignedIn ? submit({ courseId, on: !isFavorite }) : signIn());
}
