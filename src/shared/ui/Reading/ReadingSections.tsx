import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { useFewer } from '@/shared/lib/useFewer';
import { Blocks } from '../Blocks/Blocks';
import { SpacedWord } from '../Button/SpacedWord';
import styles from './ReadingSections.module.less';
import type { ReadingSection } from './readingLines';
import type { ReadingSize } from './useReadingSize';

/** A section; `content` is shown instead of its blocks, which say the same when it is read aloud or copied. */
export type ShownSection = ReadingSection & { content?: ReactNode };

interface Props {
  sections: readonly ShownSection[];
  size: ReadingSize;
  /** The section that is being read aloud. */
  readingAt: string | undefined;
  /** Opens a picture large. */
  onImage?: ((src: string) => void) | undefined;
}

/** "一、", as a text numbers its own headings. */
const OWN_NUMBER = /^[一二三四五六七八九十]+、/;

function jumpTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface ContentsProps extends Pick<Props, 'sections'> {
  top: string;
  idOf: (key: string) => string;
}

function Contents({ top, sections, idOf }: ContentsProps) {
  const { shown, showAll } = useFewer(sections);
  return (
    <nav className={styles.contents} aria-labelledby={top}>
      <h3 id={top} tabIndex={-1} className={styles.contentsTitle}>
        目录
      </h3>
      <ol className={styles.entries}>
        {shown.map(({ key, title }) => (
          <li key={key}>
            <button type="button" className={styles.entry} onClick={() => jumpTo(idOf(key))}>
              <SpacedWord>{title}</SpacedWord>
            </button>
          </li>
        ))}
      </ol>
      {showAll && (
        <button type="button" className={styles.up} onClick={showAll}>
          查看更多
        </button>
      )}
    </nav>
  );
}

/** A long text with its table of contents. An address has no place for a jump, so each entry is a button. */
export function ReadingSections({ sections, size, readingAt, onImage }: Props) {
  const prefix = useId();
  const idOf = (key: string) => `${prefix}${key}`;
  const top = idOf('contents');
  const titled = sections.filter(({ title }) => title !== '');
  const hasContents = titled.length > 1;
  const isCounted = titled.some(({ title }) => !OWN_NUMBER.test(title));
  return (
    <div className={clsx(styles.reading, styles[size], isCounted && styles.counted)}>
      {hasContents && <Contents top={top} sections={titled} idOf={idOf} />}
      {sections.map(({ key, title, blocks, content }) => (
        <section key={key} className={clsx(styles.section, readingAt === key && styles.spoken)}>
          {title !== '' && (
            <h3
              id={idOf(key)}
              tabIndex={-1}
              className={clsx(styles.title, hasContents && isCounted && styles.numbered)}
            >
              {title}
            </h3>
          )}
          {content ?? <Blocks blocks={blocks} onImage={onImage} />}
        </section>
      ))}
      {hasContents && (
        <button type="button" className={styles.up} onClick={() => jumpTo(top)}>
          回到目录
        </button>
      )}
    </div>
  );
}
