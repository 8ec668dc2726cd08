import type { MouseEvent, ReactNode } from 'react';
import { ButtonLabel } from './ButtonLabel';
import { type ButtonLook, classOfButton } from './buttonLook';
import { isTwoCharacters } from './SpacedWord';

interface Props extends ButtonLook {
  children: ReactNode;
  /** A second, smaller line. */
  note?: ReactNode;
  /** In flight: the width stays, taps do nothing. */
  busy?: boolean;
  busyText?: string;
  disabled?: boolean;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog' | 'listbox';
  'aria-pressed'?: boolean;
  'aria-describedby'?: string;
}

export function Button({
  children,
  note,
  variant = 'primary',
  size = 'medium',
  block,
  className,
  busy = false,
  busyText = '提交中',
  disabled = false,
  type = 'button',
  onClick,
  'aria-label': label,
  ...aria
}: Props) {
  const isOff = disabled || variant === 'off';
  const shownBusyText = busy ? busyText : undefined;
  return (
    <button
      {...aria}
      type={busy ? 'button' : type}
      className={classOfButton({ variant: isOff ? 'off' : variant, size, block, className })}
      disabled={isOff}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-label={shownBusyText ?? label}
      onClick={busy ? undefined : onClick}
    >
      <ButtonLabel
        note={note}
        busyText={shownBusyText}
        isRingOnly={size === 'small' || (!block && isTwoCharacters(children))}
      >
        {children}
      </ButtonLabel>
    </button>
  );
}
