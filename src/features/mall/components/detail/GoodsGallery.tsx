import { useState } from 'react';
import { GoodsPicture } from '@/shared/ui/GoodsPicture';
import styles from './GoodsGallery.module.less';

interface Props {
  name: string;
  pictures: readonly string[];
}

/** The pictures of a good, one per view; the browser's own snapping moves them. */
export function GoodsGallery({ name, pictures }: Props) {
  const [shown, setShown] = useState(1);
  const sources = pictures.length === 0 ? [''] : pictures;
  const readPlace = ({ scrollLeft, clientWidth }: HTMLElement) => {
    if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth) + 1);
  };
  return (
    <div className={styles.gallery}>
      <ul
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`${name}的图片`}
        onScroll={(event) => readPlace(event.currentTarget)}
      >
        {sources.map((src, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          <li key={`${src} ${index}`} className={styles.item}>
            <GoodsPicture src={src} alt={index === 0 ? name : ''} eager={index === 0} square ratio={0.88} />
          </li>
        ))}
      </ul>
      {sources.length > 1 && (
        <span className={styles.place}>
          {shown} / {sources.length}
        </span>
      )}
    </div>
  );
}
