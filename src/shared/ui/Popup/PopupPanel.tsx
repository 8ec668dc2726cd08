import { Popup } from 'antd-mobile';
import { type ReactNode, useRef } from 'react';
import styles from './Popup.module.less';
import { PopupHead } from './PopupHead';
import { useFocusTrap } from './useFocusTrap';
import { useTextOnly } from './useTextOnly';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/** The panel itself; loaded when the first one opens. */
export function PopupPanel({ isOpen, title, onClose, children, footer }: Props) {
  const panel = useFocusTrap<HTMLDivElement>(isOpen, onClose);
  const content = useRef<HTMLDivElement>(null);
  // Text that scrolls must be within reach of the keyboard.
  const reach = useTextOnly(content) ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {};
  return (
    <Popup visible={isOpen} onMaskClick={onClose} destroyOnClose bodyClassName={styles.body}>
      <div ref={panel} role="dialog" aria-modal="true" aria-label={title} tabIndex={-1} className={styles.panel}>
        <PopupHead title={title} onClose={onClose} />
        <div ref={content} className={styles.content} {...reach}>
          {children}
        </div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </Popup>
  );
}
