import { Dialog } from 'antd-mobile';
import { createElement, type ReactNode } from 'react';
import { SpacedWord } from './SpacedWord';

interface Question {
  title: string;
  content?: ReactNode;
  confirmText: string;
  cancelText: string | undefined;
  danger: boolean;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Opens a dialog; the answer comes exactly once, also when it is closed by the returned function. */
export function openDialog({ title, content, confirmText, cancelText, danger, onAnswer }: Question): () => void {
  let isOpen = true;
  const answer = (isConfirmed: boolean) => {
    if (!isOpen) return;
    isOpen = false;
    onAnswer(isConfirmed);
  };
  const confirm = {
    key: 'confirm',
    text: createElement(SpacedWord, null, confirmText),
    bold: true,
    danger,
    onClick: () => answer(true),
  };
  const cancel =
    cancelText === undefined
      ? []
      : [{ key: 'cancel', text: createElement(SpacedWord, null, cancelText), onClick: () => answer(false) }];
  const { close } = Dialog.show({
    title,
    content,
    closeOnAction: true,
    closeOnMaskClick: cancelText !== undefined,
    actions: [[...cancel, confirm]],
    onClose: () => answer(false),
  });
  return close;
}
