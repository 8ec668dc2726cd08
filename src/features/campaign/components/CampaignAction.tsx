import clsx from 'clsx';
import type { Operate } from '@/shared/lib/schema';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import type { ButtonSize } from '@/shared/ui/Button/buttonLook';
import styles from './CampaignAction.module.less';

interface Props {
  operate: Operate;
  onClick?: ((key: string) => void) | undefined;
  /** The one filled button of a view, or one of several. */
  variant?: 'primary' | 'tint';
  size?: ButtonSize;
  busy?: boolean;
  block?: boolean;
  /** In a list: what names its row. */
  'aria-describedby'?: string;
}

/** The server's button in the colour of the campaign; one that cannot be used keeps the looks that say why. */
export function CampaignAction({ operate, variant = 'primary', onClick, ...look }: Props) {
  return (
    <ActionButton
      {...look}
      operate={operate}
      variant={variant}
      className={clsx(styles.action, operate.enabled && styles[variant])}
      {...(onClick ? { onClick } : {})}
    />
  );
}
