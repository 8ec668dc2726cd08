import { ReactComponent as CloseIcon } from '@/shared/icons/close.svg';
import styles from './Popup.module.less';

interface Props {
  title: string;
  onClose: () => void;
}

export function PopupHead({ title, onClose }: Props) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <CloseIcon />
      </button>
    </header>
  );
}
