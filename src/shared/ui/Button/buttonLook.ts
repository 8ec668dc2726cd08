import clsx from 'clsx';
import styles from './buttonLook.module.less';

export type ButtonVariant = 'primary' | 'tint' | 'outline' | 'apricot' | 'off';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  className?: string;
}

/** The class names of a button's look; a link that looks like a button takes the same. */
export function classOfButton({ variant = 'primary', size = 'medium', block = false, className }: ButtonLook): string {
  return clsx(styles.button, styles[variant], size !== 'medium' && styles[size], block && styles.block, className);
}
