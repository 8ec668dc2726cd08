import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { PartLoading } from '../LoadNote/PartLoading';
import type { PopupProps } from './PopupPanel';

const LazyPanel = lazyPart(async () => (await import('./PopupPanel')).PopupPanel);

/** A panel from the foot of the screen for choices and details; for text inputs use Sheet, the keyboard covers popups. */
export function Popup({ isOpen, ...panel }: PopupProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setWasOpened(true);
  }, [isOpen]);
  if (!isOpen && !wasOpened) return null;
  return (
    <Suspense fallback={<PartLoading />}>
      <LazyPanel isOpen={isOpen} {...panel} />
    </Suspense>
  );
}
