import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { entryName } from '@/shared/lib/historyEntry';
import { useSentinel } from '@/shared/ui/PagedList/useSentinel';
import { BlockCard } from './BlockCard';
import { WaitingBlock } from './WaitingBlock';

interface Props {
  title?: string;
  /** The height of the grey box until the block comes near the screen and its code is there. */
  height?: string;
  children: ReactNode;
}

const MOST_KEPT = 50;
/** Blocks that were there on an entry of the history: who goes back to it finds the page as high as he left it. */
const shownOnes = new Set<string>();

function nameOf({ title, height }: Omit<Props, 'children'>): string | undefined {
  const entry = entryName();
  return entry === undefined ? undefined : `${entry} ${title} ${height}`;
}

/** A heavy block: its code and its calls wait until it comes near the screen. */
export function LaterBlock({ title, height, children }: Props) {
  const [isNear, setIsNear] = useState(() => shownOnes.has(nameOf({ title, height }) ?? ''));
  const sentinel = useSentinel(() => setIsNear(true), !isNear, isNear);
  // With every drawing: a chosen slot gives the same page another entry.
  useLayoutEffect(() => {
    const name = nameOf({ title, height });
    if (!isNear || name === undefined) return;
    shownOnes.add(name);
    const [oldest] = shownOnes;
    if (shownOnes.size > MOST_KEPT && oldest !== undefined) shownOnes.delete(oldest);
  });
  if (isNear) return <Suspense fallback={<WaitingBlock title={title} height={height} />}>{children}</Suspense>;
  return (
    <div ref={sentinel}>
      <BlockCard title={title} height={height} />
    </div>
  );
}
