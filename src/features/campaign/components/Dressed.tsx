import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type Subject, SubjectContext } from '@/shared/ui/PageState/subject';
import { type CampaignDress, tokensOf } from '../definition';
import styles from './Dressed.module.less';

interface Props {
  dress: CampaignDress;
  className?: string | undefined;
  /** For help. */
  subject?: Subject;
  children: ReactNode;
}

/** The page of a campaign in its colours; its further screens stand in one, too. */
export function Dressed({ dress, className, subject, children }: Props) {
  return (
    <SubjectContext.Provider value={subject}>
      <div className={clsx(styles.dressed, className)} style={tokensOf(dress)}>
        {children}
      </div>
    </SubjectContext.Provider>
  );
}
