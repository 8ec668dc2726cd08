import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { useNavigate } from '@/shared/lib/useNavigate';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** An address of the app, for example "/schedule/member?step=code". */
  to: string;
  /** The screen takes the place of the present one in the history. */
  replace?: boolean | undefined;
}

/** Another tab and another window are the browser's matter. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link to a screen; to the present one it adds no step. The router's own drops early taps, see useNavigate. `onClick` comes
 * first and may prevent the way.
 */
export function Link({ to, replace = false, onClick, ...others }: Props) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    navigate(to, { replace });
  };
  return <a {...others} href={navigator.createHref(to)} onClick={follow} />;
}
