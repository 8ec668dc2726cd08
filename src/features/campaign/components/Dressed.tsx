import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type CampaignDress, tokensOf } from '../definition';
import styles from './Dressed.module.less';

interface Props {
  dress: CampaignDress;
  className?: string | undefined;
  children: ReactNode;
}

/** The page of a campaign in its colours; its further screens stand in one, too. */
export function Dressed({ dress, className, children }: Props) {
  return (
    <div className={clsx(styles.dressed, className)} style={tokensOf(dress)}>
      {children}
    </div>
  );
}
