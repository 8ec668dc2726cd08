import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ReactComponent as CloseIcon } from '@/shared/icons/close.svg';
import { useElderMode } from '@/shared/lib/elderMode';
import { useReducedMotion } from '@/shared/lib/useReducedMotion';
import { LEAVE_MS } from './leaveMs';
import styles from './PopupPanel.module.less';
import { useDragDown } from './useDragDown';
import { FOCUSABLE, useFocusTrap } from './useFocusTrap';

/** A tap beside a panel that has only just come was meant for what stood there before. */
const UNSEEN_MS = 350;

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

/** Says whether the panel is to be drawn: while it is open, and on its way out. */
function useWayOut(isOpen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isOpen);
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isOpen) {
      setDrawn(true);
      return undefined;
    }
    const timer = setTimeout(() => setDrawn(false), isStill ? 0 : LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isStill]);
  return isOpen || isDrawn;
}

let openPanels = 0;

/** The page behind open panels does not scroll, in whichever order they go. */
function usePageLock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const { style } = document.body;
    openPanels += 1;
    style.overflow = 'hidden';
    return () => {
      openPanels -= 1;
      if (openPanels === 0) style.overflow = '';
    };
  }, [isOpen]);
}

/** Closes by a tap beside the panel, once who taps can have seen it: a second tap of the hand that has opened it does not. */
function useTapBeside(isOpen: boolean, onClose: () => void): () => void {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return () => {
    if (performance.now() - openedAt.current >= UNSEEN_MS) onClose();
  };
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

function Layer({ isOpen, title, onClose, children, footer }: PopupProps) {
  const layer = useRef<HTMLDivElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const panel = useFocusTrap<HTMLDivElement>(isOpen, onClose);
  const isElder = useElderMode();
  const onTapBeside = useTapBeside(isOpen, onClose);
  usePageLock(isOpen);
  useDragDown(layer, panel, {
    isOn: isOpen && !isElder,
    onClose,
    canPull: (touched) => touched instanceof Node && panel.current?.contains(touched) === true,
    onPart: (part) => {
      if (veil.current) veil.current.style.opacity = part === 0 ? '' : `${1 - part}`;
    },
  });
  // Text that scrolls must be within reach of the keyboard.
  const reach = useTextOnly(content) ? { role: 'region', 'aria-label': title, tabIndex: 0 } : {};
  return (
    <div ref={layer} className={clsx(styles.layer, !isOpen && styles.leaving)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button 关闭 and Escape do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div ref={veil} className={styles.veil} onClick={onTapBeside} />
      <div ref={panel} role="dialog" aria-modal="true" aria-label={title} tabIndex={-1} className={styles.panel}>
        <PopupHead title={title} onClose={onClose} />
        <div ref={content} className={styles.content} {...reach}>
          {children}
        </div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}

/** What stands in the panel; on its way out what stood there last: whose it was may be gone with the address. */
function useShown(props: PopupProps): PopupProps {
  const last = useRef(props);
  if (props.isOpen) last.current = props;
  const { isOpen, onClose } = props;
  return { ...last.current, isOpen, onClose };
}

/** The panel itself; loaded when the first one opens. */
export function PopupPanel(props: PopupProps) {
  const isDrawn = useWayOut(props.isOpen);
  const shown = useShown(props);
  return isDrawn ? createPortal(<Layer {...shown} />, document.body) : null;
}
