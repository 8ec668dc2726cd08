import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { usePanel } from '@/shared/lib/usePanel';
import { PartLoading } from '../LoadNote/PartLoading';
import styles from './ReadingArticle.module.less';
import { ReadingSections, type ShownSection } from './ReadingSections';
import { ReadingTools } from './ReadingTools';
import { plainText, readingLines } from './readingLines';
import { useReadAloud } from './useReadAloud';
import { useReadingSize } from './useReadingSize';

const PhotoViewer = lazyPart(async () => (await import('../PhotoViewer/PhotoViewer')).PhotoViewer);

interface Props {
  title: string;
  /** Below the title: which wording, from when. */
  meta: ReactNode;
  /** What a copy begins with. */
  copyHead: string;
  sections: readonly ShownSection[];
  /** Above the title, for example that it is an earlier wording. */
  note?: ReactNode;
  canPrint: boolean;
  /** Below the text; left out on paper. */
  children?: ReactNode;
}

/** A long text: its size, read aloud, copied, printed, its pictures large by `photo` in the address. */
export function ReadingArticle({ title, meta, copyHead, sections, note, canPrint, children }: Props) {
  const { size, choose } = useReadingSize();
  const aloud = useReadAloud(readingLines(sections));
  const photo = usePanel('photo');
  const pictures = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'image' ? [block.src] : [])),
  );
  const place = Number(photo.shown);
  const isOpen = photo.shown !== undefined && Number.isInteger(place) && place >= 0 && place < pictures.length;
  return (
    <article className={styles.article}>
      {note}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.meta}>{meta}</p>
      <ReadingTools
        size={size}
        onSize={choose}
        aloud={aloud}
        plainText={`${copyHead}\n\n${plainText(sections)}`}
        onPrint={canPrint ? () => window.print() : undefined}
      />
      <ReadingSections
        sections={sections}
        size={size}
        readingAt={aloud.at}
        onImage={(src) => photo.open(String(Math.max(pictures.indexOf(src), 0)))}
      />
      <div className={styles.foot}>{children}</div>
      {isOpen && (
        <Suspense fallback={<PartLoading />}>
          <PhotoViewer name={title} pictures={pictures} start={place} onClose={photo.close} />
        </Suspense>
      )}
    </article>
  );
}
