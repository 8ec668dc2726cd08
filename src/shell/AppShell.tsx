import type { ReactNode } from 'react';
import { LoadingLayer } from '@/shared/ui/LoadingLayer';
import { CrashPanel } from './CrashPanel';
import { ErrorBoundary } from './ErrorBoundary';
import { OfflineNote } from './OfflineNote';

/** The layers above every screen. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => <CrashPanel />}>
      <OfflineNote />
      {children}
      <LoadingLayer />
    </ErrorBoundary>
  );
}
