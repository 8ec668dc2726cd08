import { Suspense } from 'react';
import { optionalPart } from '@/shared/lib/lazyPart';

const HelpWays = optionalPart(() => import('./HelpWays').then((part) => part.HelpWays));

/** The ways to help, loaded when they are shown: for what everybody loads first. The failure around them stays without them. */
export function LateHelp() {
  return (
    <Suspense fallback={<div style={{ height: 'calc(var(--tap) + var(--s6))' }} />}>
      <HelpWays />
    </Suspense>
  );
}
