import { type ReactNode, useState } from 'react';
import { useSentinel } from '@/shared/ui/PagedList/useSentinel';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { BlockCard } from './BlockCard';

interface Props {
  title?: string;
  /** The height of the grey box until the block comes near the screen. */
  height?: string;
  children: ReactNode;
}

/** A heavy block: its code and its calls wait until it comes near the screen. Until then it loads nothing, so it is not busy. */
export function LaterBlock({ title, height = '140px', children }: Props) {
  const [isNear, setIsNear] = useState(false);
  const sentinel = useSentinel(() => setIsNear(true), !isNear, isNear);
  if (isNear) return <>{children}</>;
  return (
    <div ref={sentinel}>
      <BlockCard title={title}>
        <Skeleton height={height} space="12px" />
      </BlockCard>
    </div>
  );
}
