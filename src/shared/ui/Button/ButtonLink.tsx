import type { ReactNode } from 'react';
import { Link } from '../Link/Link';
import { ButtonLabel } from './ButtonLabel';
import { type ButtonLook, classOfButton } from './buttonLook';

interface Props extends ButtonLook {
  /** A router path such as "/schedule/points-mall?tab=service". */
  to: string;
  replace?: boolean;
  children: ReactNode;
  note?: ReactNode;
  'aria-describedby'?: string;
}

export function ButtonLink({ to, replace, children, note, 'aria-describedby': row, ...look }: Props) {
  return (
    <Link to={to} replace={replace} className={classOfButton(look)} aria-describedby={row}>
      <ButtonLabel note={note}>{children}</ButtonLabel>
    </Link>
  );
}
