import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { PartLoading } from '../LoadNote/PartLoading';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
}

const LazyPanel = lazyPart(async () => (await import('./PopupPanel')).PopupPanel);

/** A panel from the foot of the screen for choices and details; for text inputs use Sheet, the keyboard covers popups. */
export function Popup({ isOpen, ...panel }: Props) {
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
