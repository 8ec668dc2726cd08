import { AutoCenter, Dialog, reduceMotion, restoreMotion } from 'antd-mobile';
import { createElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { isMotionReduced } from '@/shared/lib/useReducedMotion';
import { SpacedWord } from '../Button/SpacedWord';
import { Measured } from '../Dated/Measured';
import { registerOverlay } from '../Popup/overlays';
import { trapFocus } from '../Popup/useFocusTrap';
import '@/shared/styles/antdMobile.less';
import './antdDialog.less';

export interface Question {
  title: string;
  content?: ReactNode;
  confirmText?: string;
  /** Without it the dialog has one button only. */
  cancelText?: string;
  /** The confirming button destroys something. */
  danger?: boolean;
}

/** Longer than the closing movement; a dialog closed before it had begun to open reports no end of its movement. */
const REMOVE_AFTER_MS = 600;

/**
 * The words at the head of a dialog: with them the focus comes into it, and stays while it is open. Who reads by ear hears what
 * stands below them, too, and does not get to the page behind.
 */
function Title({ text, onEscape }: { text: string; onEscape: () => void }) {
  const words = useRef<HTMLSpanElement>(null);
  const contentId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while the dialog is there
  useEffect(() => {
    const dialog = words.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) return undefined;
    dialog.tabIndex = -1;
    // The library would write it on the box around the dialog, too, which has no role.
    dialog.setAttribute('aria-label', text);
    dialog.setAttribute('aria-modal', 'true');
    const content = dialog.querySelector('.adm-dialog-content:not(.adm-dialog-content-empty)');
    if (content) {
      content.id = contentId;
      dialog.setAttribute('aria-describedby', contentId);
    }
    dialog.style.outline = '0';
    return trapFocus(dialog, onEscape);
  }, []);
  return createElement('span', { ref: words }, text);
}

/** As the library shows a sentence, in the middle where it is one line; no number and no phone number is parted. */
function sentenceOf(words: string): ReactNode {
  return createElement(AutoCenter, null, createElement(Measured, null, words));
}

/** Opens a dialog; the answer comes exactly once, "no" also when navigation closes it. */
export function openDialog(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    let forget = () => {};
    const close = drawDialog(question, (isConfirmed) => {
      forget();
      resolve(isConfirmed);
    });
    forget = registerOverlay(close);
  });
}

/** Returns what closes the dialog with "no". */
function drawDialog(
  { title, content, confirmText = '确定', cancelText, danger = false }: Question,
  onAnswer: (isConfirmed: boolean) => void,
): () => void {
  const seat = document.body.appendChild(document.createElement('div'));
  const root = createRoot(seat);
  let isOpen = true;

  const remove = () => {
    if (!seat.isConnected) return;
    seat.remove();
    root.unmount();
  };
  const close = (isConfirmed: boolean) => {
    if (!isOpen) return;
    isOpen = false;
    draw();
    setTimeout(remove, REMOVE_AFTER_MS);
    onAnswer(isConfirmed);
  };
  const confirm = {
    key: 'confirm',
    text: createElement(SpacedWord, null, confirmText),
    bold: true,
    danger,
    onClick: () => close(true),
  };
  const cancel =
    cancelText === undefined
      ? []
      : [{ key: 'cancel', text: createElement(SpacedWord, null, cancelText), onClick: () => close(false) }];

  function draw() {
    root.render(
      createElement(Dialog, {
        visible: isOpen,
        title: isOpen ? createElement(Title, { text: title, onEscape: () => close(false) }) : title,
        content: typeof content === 'string' ? sentenceOf(content) : content,
        getContainer: null,
        closeOnMaskClick: cancelText !== undefined,
        actions: [[...cancel, confirm]],
        onClose: () => close(false),
        afterClose: remove,
      }),
    );
  }
  (isMotionReduced() ? reduceMotion : restoreMotion)();
  draw();
  return () => close(false);
}
