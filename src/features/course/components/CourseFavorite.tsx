import { FavoriteButton } from '@/shared/ui/FavoriteButton/FavoriteButton';
import type { CourseDetail } from '../contract';
import { useFavorite } from '../useFavorite';

interface Props {
  course: CourseDetail;
  patch: (change: (course: CourseDetail) => CourseDetail) => void;
  askAnew: () => void;
}

export function CourseFavorite({ course, patch, askAnew }: Props) {
  const toggle = useFavorite(course, { patch, askAnew });
  return <FavoriteButton isFavorite={course.isFavorite} onToggle={toggle} />;
}
