import { keyed } from '@/shared/lib/keyed';
import { safeImage } from '@/shared/lib/safeUrl';
import { BlockImage } from '@/shared/ui/Blocks/BlockImage';
import styles from './PhotoField.module.less';

/** Photos that the server already has. */
export function PhotoStrip({ urls }: { urls: readonly string[] }) {
  const shown = urls.flatMap((url) => safeImage(url) ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label="照片">
      {keyed(shown).map(([place, url]) => (
        <li key={place} className={styles.tile}>
          <BlockImage src={url} alt={`第 ${place + 1} 张照片`} />
        </li>
      ))}
    </ul>
  );
}
