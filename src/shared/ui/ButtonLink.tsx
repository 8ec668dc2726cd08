import type { ReactNode } from 'react';
import { Link } from 'umi';
import { ButtonLabel } from './ButtonLabel';
import { type ButtonLook, classOfButton } from './buttonLook';
import { isTwoCharacters } from './buttonText';

interface Props extends ButtonLook {
  /** A router path such as "/schedule/points-mall?tab=service". */
  to: string;
  replace?: boolean;
  children: ReactNode;
  note?: ReactNode;
}

export function ButtonLink({ to, replace, children, note, ...look }: Props) {
  return (
    <Link
      to={to}
      replace={replace}
      className={classOfButton(look)}
      aria-label={isTwoCharacters(children) && note === undefined ? children : undefined}
    >
      <ButtonLabel note={note}>{children}</ButtonLabel>
    </Link>
  );
}
