import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './MaskedText.module.less';
import { describeMasked } from './maskedCopy';

interface Props {
  /** Masked already by the server or by the request layer's helpers. */
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
