import type { ReactNode } from 'react';
import { LoadNote } from './LoadNote';
import { useLoadStage } from './useLoadStage';

/** Stands for a part of the screen whose code is on the way; its grey boxes, where it has some, are the children. */
export function PartLoading({ children }: { children?: ReactNode }) {
  const { stage, words, retry } = useLoadStage();
  return (
    <>
      {children}
      <LoadNote words={words} onRetry={stage === 'stuck' ? retry : undefined} />
    </>
  );
}
