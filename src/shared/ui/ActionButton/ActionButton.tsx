import type { Operate } from '@/shared/lib/schema';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import type { ButtonSize, ButtonVariant } from '../Button/buttonLook';
import { pathOfOperate } from './operateLinks';

interface Props {
  /** The button as the server words it. */
  operate: Operate;
  /** What a usable button without a route does. */
  onClick?: (key: string) => void;
  /** The look while it can be used. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  busy?: boolean;
  className?: string;
  /** In a list: what names its row. */
  'aria-describedby'?: string;
}

/**
 * Usable: a link when the server names a route, else a button. Not usable with a way out: a tint link in two lines (the
 * reason, the way out). Not usable without one: a grey button whose label is the reason.
 */
export function ActionButton({ operate, onClick, busy, variant, ...look }: Props) {
  const { key, text, enabled, reasonText, reasonAction } = operate;
  const path = pathOfOperate(operate);
  if (enabled && path !== undefined) {
    return (
      <ButtonLink {...look} variant={variant} to={path}>
        {text}
      </ButtonLink>
    );
  }
  if (enabled) {
    return (
      <Button {...look} variant={variant} busy={busy} onClick={() => onClick?.(key)}>
        {text}
      </Button>
    );
  }
  const reason = reasonText || text;
  if (path !== undefined) {
    return (
      <ButtonLink {...look} variant="tint" to={path} note={reasonAction?.text}>
        {reason}
      </ButtonLink>
    );
  }
  return (
    <Button {...look} variant="off">
      {reason}
    </Button>
  );
}
