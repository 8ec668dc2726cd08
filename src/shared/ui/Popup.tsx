import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
}

const LazyPanel = lazy(async () => ({ default: (await import('./PopupPanel')).PopupPanel }));

/** A panel from the foot of the screen for choices and details; for text inputs use Sheet, the keyboard covers popups. */
export function Popup({ isOpen, ...panel }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setWasOpened(true);
  }, [isOpen]);
  if (!isOpen && !wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <LazyPanel isOpen={isOpen} {...panel} />
    </Suspense>
  );
}
