import star from '@/shared/art/star.webp';
import telescope from '@/shared/art/telescope.webp';
import { Picture } from '@/shared/ui/Picture/Picture';
import styles from './WheelSky.module.less';

/** Behind the title of the wheel: what one looks for the stars with. */
export function WheelSky() {
  return (
    <>
      <svg className={styles.sky} viewBox="0 0 200 152" aria-hidden="true">
        <ellipse className={styles.orbit} cx="130" cy="86" rx="96" ry="60" />
        <circle className={styles.dot} cx="56" cy="48" r="3.6" />
        <circle className={styles.dot} cx="98" cy="30" r="3.6" />
      </svg>
      <Picture className={styles.telescope} src={telescope} size={96} />
      <Picture className={styles.star} src={star} size={40} />
    </>
  );
}
