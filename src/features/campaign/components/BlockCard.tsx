import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '@/shared/ui/Card/Card';
import { RetryRow } from '@/shared/ui/RetryRow/RetryRow';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import styles from './BlockCard.module.less';

interface Props {
  title?: string;
  note?: ReactNode;
  more?: { text: string; to: string };
  /** The first card below the hero, into which it reaches. */
  isLead?: boolean;
  /** Why there is nothing to show; with it stands the way to try again. */
  failure?: string | undefined;
  onRetry?: () => void;
  /** Height of the grey box while there are no children. */
  height?: string;
  className?: string;
  /** What is there is its layout only. */
  isLoading?: boolean;
  children?: ReactNode;
}

/** The card of a block: its title, its content, or its own loading and failure. */
export function BlockCard({
  title,
  note,
  more,
  isLead = false,
  failure,
  onRetry,
  height = '140px',
  className,
  isLoading = false,
  children,
}: Props) {
  return (
    <Card
      className={clsx(styles.card, isLead && styles.lead, className)}
      aria-busy={isLoading || (!failure && !children)}
    >
      {title !== undefined && (
        <SectionTitle note={note} more={more}>
          {title}
        </SectionTitle>
      )}
      {failure !== undefined && (
        <RetryRow className={styles.failure} onRetry={onRetry}>
          {failure}
        </RetryRow>
      )}
      {failure === undefined && (children ?? <Skeleton height={height} space="12px" />)}
    </Card>
  );
}
