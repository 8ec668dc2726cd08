import { internalPath } from '@/shared/lib/navigation';

/** Where a link of a text leads: a screen of ours, an address outside that was found safe, or nowhere. */
export type BlockTarget = { to: string } | { href: string } | undefined;

/** Decides where a link of a text leads; `safeHref` judges addresses outside of the app and is absent where none may be. */
export function targetOf(href: string, safeHref?: (href: string) => string | undefined): BlockTarget {
  const to = internalPath(href);
  if (to !== undefined) return { to };
  const outside = safeHref?.(href);
  return outside === undefined ? undefined : { href: outside };
}
