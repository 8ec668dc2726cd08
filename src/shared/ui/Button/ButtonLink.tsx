import type { ReactNode } from 'react';
import { Link } from 'umi';
import { ButtonLabel } from './ButtonLabel';
import { type ButtonLook, classOfButton } from './buttonLook';

interface Props extends ButtonLook {
  /** A router path such as "/schedule/points-mall?tab=service". */
  to: string;
  replace?: boolean;
  children: ReactNode;
  note?: ReactNode;
}

export function ButtonLink({ to, replace, children, note, ...look }: Props) {
  return (
    <Link to={to} replace={replace} className={classOfButton(look)}>
      <ButtonLabel note={note}>{children}</ButtonLabel>
    </Link>
  );
}
