import { type ReactNode, useLayoutEffect } from 'react';
import { uncover } from '@/shared/lib/startCover';
import { LoadNote } from './LoadNote';
import { useLoadStage } from './useLoadStage';

/** Stands for a part of the screen whose code is on the way; its grey boxes, where it has some, are the children. */
export function PartLoading({ children }: { children?: ReactNode }) {
  const { stage, words, retry } = useLoadStage();
  // What it says is seen also where the part was to take the start page's cover away.
  useLayoutEffect(() => {
    if (words) uncover();
  }, [words]);
  return (
    <>
      {children}
      <LoadNote words={words} onRetry={stage === 'stuck' ? retry : undefined} />
    </>
  );
}
