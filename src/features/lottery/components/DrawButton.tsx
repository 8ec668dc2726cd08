import clsx from 'clsx';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import type { DrawButtonLook } from '../drawButton';
import styles from './DrawButton.module.less';

interface Props {
  look: DrawButtonLook;
  onPress: () => void;
  buttonRef: RefObject<HTMLButtonElement>;
}

/** Long reasons need a smaller letter in a round button. */
const SHORT_TEXT = 2;
const MIDDLE_TEXT = 3;

function sizeOf(text: string): string | undefined {
  if (text.length <= SHORT_TEXT) return undefined;
  return text.length <= MIDDLE_TEXT ? styles.middle : styles.long;
}

/** The words do not fit: the phone's own text size makes them larger. */
export const isOverfull = (button: HTMLElement) =>
  button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight;

/** Whether its words have not fitted once in a window of this size. They may be made larger while the button stands there. */
function useOverfull(buttonRef: RefObject<HTMLButtonElement>): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const fitAnew = () => setFull(false);
    window.addEventListener('resize', fitAnew);
    return () => window.removeEventListener('resize', fitAnew);
  }, []);
  // Measured first, then set: an update that measures would do so again whenever React goes through its queue.
  useLayoutEffect(() => {
    const button = buttonRef.current;
    if (button && isOverfull(button)) setFull(true);
  });
  useEffect(() => {
    const button = buttonRef.current;
    if (!button || !window.ResizeObserver) return undefined;
    const observer = new ResizeObserver(() => {
      if (isOverfull(button)) setFull(true);
    });
    for (const words of button.children) observer.observe(words);
    return () => observer.disconnect();
  });
  return isFull;
}

export function DrawButton({ look, onPress, buttonRef }: Props) {
  const { action, text, note, isBusy = false } = look;
  const isFull = useOverfull(buttonRef);
  const isOff = action === 'none' && !isBusy;
  const words = note === undefined ? text : `${text}，${note}`;
  return (
    <button
      ref={buttonRef}
      type="button"
      className={clsx(
        styles.button,
        action === 'explain' && styles.explain,
        isOff && styles.off,
        text.length > MIDDLE_TEXT && styles.roomy,
        isFull && styles.full,
      )}
      aria-label={words}
      aria-disabled={action === 'none' || undefined}
      aria-busy={isBusy || undefined}
      onClick={action === 'none' ? undefined : onPress}
    >
      <b key={text} className={clsx(styles.text, sizeOf(text))}>
        <SpacedWord>{text}</SpacedWord>
      </b>
      {note !== undefined && <small className={styles.note}>{note}</small>}
    </button>
  );
}
