import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';

const HelpWays = lazyPart(async () => (await import('./HelpWays')).HelpWays);

/** The ways to help, loaded when they are shown: for what everybody loads first. */
export function LateHelp() {
  return (
    <Suspense fallback={null}>
      <HelpWays />
    </Suspense>
  );
}
