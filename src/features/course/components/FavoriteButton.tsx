import { ReactComponent as HeartIcon } from '@/shared/icons/heart.svg';
import { ReactComponent as HeartFilledIcon } from '@/shared/icons/heartFilled.svg';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import type { CourseDetail } from '../contract';
import { useFavorite } from '../useFavorite';
import styles from './FavoriteButton.module.less';

interface Props {
  course: CourseDetail;
  patch: (change: (course: CourseDetail) => CourseDetail) => void;
  askAnew: () => void;
}

export function FavoriteButton({ course, patch, askAnew }: Props) {
  const toggle = useFavorite(course, { patch, askAnew });
  const Icon = course.isFavorite ? HeartFilledIcon : HeartIcon;
  return (
    <button type="button" className={styles.button} aria-pressed={course.isFavorite} onClick={toggle}>
      <Icon aria-hidden />
      <SpacedWord>{course.isFavorite ? '已收藏' : '收藏'}</SpacedWord>
    </button>
  );
}
