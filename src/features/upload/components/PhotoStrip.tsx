import { keyed } from '@/shared/lib/keyed';
import { safeImage } from '@/shared/lib/safeUrl';
import { BlockImage } from '@/shared/ui/Blocks/BlockImage';
import { PhotoGrid } from './PhotoGrid';

/** Photos that the server already has. */
export function PhotoStrip({ urls }: { urls: readonly string[] }) {
  const shown = urls.flatMap((url) => safeImage(url) ?? []);
  if (shown.length === 0) return null;
  return (
    <PhotoGrid>
      {keyed(shown).map(([place, url]) => (
        <li key={place}>
          <BlockImage src={url} alt={`第 ${place + 1} 张照片`} />
        </li>
      ))}
    </PhotoGrid>
  );
}
