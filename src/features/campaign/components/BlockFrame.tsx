import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '@/frame/ErrorBoundary';
import { BlockCard } from './BlockCard';
import styles from './BlockFrame.module.less';
import { WaitingBlock } from './WaitingBlock';

interface Props {
  kind: string;
  children: ReactNode;
}

/** The element that a link to a block leads to. */
function blockIdOf(kind: string): string {
  return `block-${kind}`;
}

/** Shows a part of the page and puts the keyboard's focus there. */
export function goToBlock(kind: string): void {
  const element = document.getElementById(blockIdOf(kind));
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}

/** Around every block: what breaks in it breaks there only, and can be tried once more. */
export function BlockFrame({ kind, children }: Props) {
  return (
    <div id={blockIdOf(kind)} className={styles.block} tabIndex={-1}>
      <ErrorBoundary fallback={(_, renew) => <BlockCard failure="这一部分没有显示出来" onRetry={renew} />}>
        <Suspense fallback={<WaitingBlock />}>{children}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
