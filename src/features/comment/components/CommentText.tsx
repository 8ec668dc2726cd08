import clsx from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { shownText } from '@/shared/lib/shownText';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import styles from './CommentText.module.less';

/** Shorter texts have four lines at most, on the narrowest phone in the largest type. */
const SURELY_SHORT = 36;

interface Props {
  /** Lets buttons say which words they are of. */
  id?: string;
  text: string;
  /** Ids of what names the comment. */
  commentIds?: string;
  isOpen: boolean;
  onOpen: () => void;
}

/** Somebody's words in four lines, and all of them after 展开. */
export function CommentText({ id, text, commentIds, isOpen, onOpen }: Props) {
  const words = useRef<HTMLParagraphElement>(null);
  const shown = shownText(text);
  const mayBeLong = shown.length > SURELY_SHORT || shown.includes('\n');
  const [isCut, setIsCut] = useState(false);
  // Other words have another height, and so have the same ones in larger type and in a turned phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are measured anew
  useLayoutEffect(() => {
    const element = words.current;
    if (!mayBeLong || isOpen || !element) return undefined;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    // Older phones do without: there it is measured once.
    if (!window.ResizeObserver) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayBeLong, isOpen, shown]);
  const open = () => {
    // The button goes: who reads by ear goes on at the words.
    words.current?.focus({ preventScroll: true });
    onOpen();
  };
  return (
    <>
      <p
        ref={words}
        id={id}
        tabIndex={mayBeLong ? -1 : undefined}
        className={clsx(styles.text, mayBeLong && !isOpen && styles.cut)}
      >
        {shown}
      </p>
      {isCut && !isOpen && (
        <button type="button" className={styles.more} aria-describedby={commentIds} onClick={open}>
          <SpacedWord>展开</SpacedWord>
        </button>
      )}
    </>
  );
}
