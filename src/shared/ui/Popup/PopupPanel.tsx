import { Popup } from 'antd-mobile';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ReactComponent as CloseIcon } from '@/shared/icons/close.svg';
import styles from './PopupPanel.module.less';
import { FOCUSABLE, useFocusTrap } from './useFocusTrap';

export interface PopupProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
}

/** Says whether an element holds nothing that takes the keyboard's focus; looks again after every render. */
function useTextOnly(element: RefObject<HTMLElement>): boolean {
  const [isTextOnly, setTextOnly] = useState(false);
  useEffect(() => {
    if (element.current) setTextOnly(element.current.querySelector(FOCUSABLE) === null);
  });
  return isTextOnly;
}

function PopupHead({ title, onClose }: Pick<PopupProps, 'title' | 'onClose'>) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <CloseIcon />
      </button>
    </header>
  );
}

/** The panel itself; loaded when the first one opens. */
export function PopupPanel({ isOpen, title, onClose, children, footer }: PopupProps) {
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
