import { type ReactNode, useState } from 'react';
import { useSentinel } from '@/shared/ui/PagedList/useSentinel';
import { BlockCard } from './BlockCard';

interface Props {
  title?: string;
  /** The height of the grey box until the block comes near the screen. */
  height?: string;
  children: ReactNode;
}

/** A heavy block: its code and its calls wait until it comes near the screen. */
export function LaterBlock({ title, height, children }: Props) {
  const [isNear, setIsNear] = useState(false);
  const sentinel = useSentinel(() => setIsNear(true), !isNear, isNear);
  if (isNear) return <>{children}</>;
  return (
    <div ref={sentinel}>
      <BlockCard title={title} height={height} />
    </div>
  );
}
