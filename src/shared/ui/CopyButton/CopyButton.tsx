import { SpacedWord } from '../Button/SpacedWord';
import styles from './CopyButton.module.less';
import { copyText } from './copyText';

interface Props {
  text: string;
  /** What the text is, for the button's name and the message: 订单号, 快递单号. */
  what: string;
  children?: string;
}

export function CopyButton({ text, what, children = '复制' }: Props) {
  return (
    <button type="button" className={styles.copy} aria-label={`复制${what}`} onClick={() => void copyText(text, what)}>
      <SpacedWord>{children}</SpacedWord>
    </button>
  );
}
