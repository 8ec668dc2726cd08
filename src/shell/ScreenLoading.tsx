import { type ReactNode, useLayoutEffect } from 'react';
import { holdCover } from '@/shared/lib/startCover';
import { LoadNote } from '@/shared/ui/LoadNote/LoadNote';
import { useLoadStage } from '@/shared/ui/LoadNote/useLoadStage';
import { PlainButton } from './PlainButton';
import { PlainPanel } from './PlainPanel';

/** Stands for a screen whose code is on the way: its grey boxes, then words, then a way to ask again. */
export function ScreenLoading({ skeleton }: { skeleton: ReactNode }) {
  const { stage, words, retry } = useLoadStage();
  const isQuiet = !words;
  useLayoutEffect(() => (isQuiet ? holdCover() : undefined), [isQuiet]);
  if (stage === 'stuck' || stage === 'offline') {
    const [title, text] =
      stage === 'stuck' ? ['页面还没有打开', '网络很慢，还在继续等。'] : ['没有网络', '连上后会自动打开。'];
    return (
      <PlainPanel role="status" title={title} text={text}>
        <PlainButton onClick={retry}>重试</PlainButton>
      </PlainPanel>
    );
  }
  return (
    <div aria-busy="true">
      <div aria-hidden="true">{skeleton}</div>
      <LoadNote words={words} />
    </div>
  );
}
