import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './MaskedText.module.less';

/** Says a masked text in words, so that a reader does not spell out asterisks: "138****2046" -> "138，隐去 4 位，2046". */
export function describeMasked(text: string): string {
  return text
    .split(/(\*+)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('*') ? `隐去 ${part.length} 位` : part))
    .join('，');
}

interface Props {
  /** Masked already, by the server or by maskName. */
  children: string;
}

export function MaskedText({ children }: Props) {
  return (
    <>
      <span className={styles.masked} aria-hidden="true">
        {children}
      </span>
      <VisuallyHidden>{describeMasked(children)}</VisuallyHidden>
    </>
  );
}
