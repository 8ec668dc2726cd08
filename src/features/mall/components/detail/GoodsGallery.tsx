import { useState } from 'react';
import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import styles from './GoodsGallery.module.less';

interface Props {
  name: string;
  pictures: readonly string[];
  /** Shows the picture of this place, from 0, on the whole screen. */
  onOpen: (place: number) => void;
}

/** The pictures of a good, one per view; the browser's own snapping moves them, a tap enlarges. */
export function GoodsGallery({ name, pictures, onOpen }: Props) {
  const [shown, setShown] = useState(1);
  const readPlace = ({ scrollLeft, clientWidth }: HTMLElement) => {
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth) + 1);
  };
  if (pictures.length === 0) {
    return (
      <div className={styles.gallery}>
        <GoodsPicture src="" alt={name} square ratio={0.88} />
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      <ul className={styles.strip} aria-label={`${name}的图片`} onScroll={(event) => readPlace(event.currentTarget)}>
        {pictures.map((src, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <li key={`${src} ${index}`} className={styles.item}>
            <button
              type="button"
              className={styles.open}
              aria-label={`放大看第 ${index + 1} 张图片`}
              onClick={() => onOpen(index)}
            >
              <GoodsPicture src={src} eager={index === 0} square ratio={0.88} />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <span className={styles.place}>
          {shown} / {pictures.length}
        </span>
      )}
    </div>
  );
}
