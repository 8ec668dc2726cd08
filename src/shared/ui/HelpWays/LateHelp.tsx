import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';

const HelpWays = lazyPart(() =>
  import('./HelpWays').then(
    (part) => part.HelpWays,
    () => () => null,
  ),
);

/** The ways to help, loaded when they are shown: for what everybody loads first. The failure around them stays without them. */
export function LateHelp() {
  return (
    <Suspense fallback={<div style={{ height: 'calc(var(--tap) + var(--s6))' }} />}>
      <HelpWays />
    </Suspense>
  );
}
