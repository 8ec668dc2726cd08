import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import styles from './PlainButton.module.less';

interface Props {
  children: string;
  isSecond?: boolean;
  onClick: () => void;
}

/** A button of a PlainPanel. */
export function PlainButton({ children, isSecond = false, onClick }: Props) {
  return (
    <button type="button" className={isSecond ? styles.secondary : styles.primary} onClick={onClick}>
      <SpacedWord>{children}</SpacedWord>
    </button>
  );
}
