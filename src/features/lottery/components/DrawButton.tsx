import clsx from 'clsx';
import { type RefObject, useLayoutEffect, useState } from 'react';
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

export function DrawButton({ look, onPress, buttonRef }: Props) {
  const { action, text, note, isBusy = false } = look;
  const [isFull, setFull] = useState(false);
  useLayoutEffect(() => {
    const button = buttonRef.current;
    if (!button) return;
    setFull((isSo) => isSo || isOverfull(button));
  });
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
