import { LoadNote } from './LoadNote';
import { useLoadStage } from './useLoadStage';

/** Stands for a part of the screen whose code is on the way. */
export function PartLoading() {
  const { stage, words, retry } = useLoadStage();
  return <LoadNote words={words} onRetry={stage === 'stuck' ? retry : undefined} />;
}
